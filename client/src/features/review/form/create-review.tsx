import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureText } from '../../../lib/error-text';
import { correctedEntry, type OutboxEntry } from '../../../lib/outbox/entries';
import { useOutboxMutation } from '../../../lib/outbox/use-outbox-mutation';
import { showToast } from '../../../lib/toast';
import { ReviewPhotosDocument } from '../gallery/photo-gallery.generated';
import { FacilityReviewsDocument } from '../list/facility-reviews.generated';
import { type CreateReviewMutation, useCreateReviewMutation } from './create-review.generated';
import { dropDraft, EMPTY_REVIEW, keepDraft, newDraft, readDraft, type ReviewDraft } from './review-draft';
import { ReviewForm } from './review-form';
import { STRINGS } from './strings';

interface CreateReviewProps {
  viewerId: string;
  facilityId: string;
  /** A stored review that the server has refused, in place of the draft. It stays stored until it is saved. */
  refused: OutboxEntry<'review'> | null;
  onSaved: (reviewId: string) => void;
  onCancel: () => void;
}

/** Every change is kept in the draft, which survives a reload, a sign-in and a failed request. */
export function CreateReview({ viewerId, facilityId, refused, onSaved, onCancel }: CreateReviewProps) {
  const client = useApolloClient();
  const [draft] = useState(() => (refused ? draftOf(refused) : (readDraft(viewerId, facilityId) ?? newDraft())));
  const mutation = useOutboxMutation('review', useCreateReviewMutation());
  const finish = () => (refused ? void correctedEntry(null) : dropDraft(viewerId, facilityId));
  return (
    <ReviewForm
      label={STRINGS.write}
      initial={draft.values}
      photoNote={draft.hasLostPhotos ? STRINGS.photosLost : undefined}
      mutation={mutation}
      variablesOf={(review) => ({ input: { ...review, facilityId, requestKey: draft.requestKey } })}
      textOf={(error) => failureText(error, STRINGS.failed)}
      {...(!refused && { onChange: (values) => keepDraft(viewerId, facilityId, { ...draft, values }) })}
      onSaved={async (data) => {
        finish();
        // It waits for a connection.
        if (!(data as CreateReviewMutation | null)) return onCancel();
        showToast({ type: 'success', text: STRINGS.saved });
        // The review is saved, whether or not the lists can be loaded again just now.
        await client
          .refetchQueries({ include: [FacilityReviewsDocument, ReviewPhotosDocument, 'FacilityPhoto'] })
          .catch(() => undefined);
        onSaved(data.createReview.id);
      }}
      onCancel={() => {
        finish();
        onCancel();
      }}
    />
  );
}

function draftOf({ input }: OutboxEntry<'review'>): ReviewDraft {
  const { content, rating, tagNames, images, requestKey } = input;
  const values = { ...EMPTY_REVIEW, content, rating, tags: tagNames ?? [], images: images ?? [] };
  return { values, requestKey: requestKey!, hasLostPhotos: false };
}

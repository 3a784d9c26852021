import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Card } from '../../../components/kit';
import { Skeleton } from '../../../components/skeleton';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { idOf, useCorrectedEntry } from '../../../lib/outbox/entries';
import { sessionEnd } from '../../../lib/session/token';
import { type SessionMember, useSession } from '../../../lib/session/use-session';
import { useLastKnown } from '../../../lib/use-last-known';
import { ReviewSection } from '../facility/review-section';
import styles from '../facility/review-section.module.css';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { readDraft } from './review-draft';
import { STRINGS } from './strings';

const loadForm = () => import('./create-review').then((file) => file.CreateReview);

interface WriteReviewProps {
  facilityId: string;
  onSaved: (reviewId: string) => void;
}

/** The form for members, behind its button; the way to sign in for visitors. */
export function WriteReview({ facilityId, onSaved }: WriteReviewProps) {
  const { viewer, isLoading } = useSession();
  const { isVisitor, promptSignIn } = useSignInGate();
  const lastMember = useLastKnown(viewer);
  // The session ended under the form, which stays as it is while the person signs in again.
  const isInterrupted = !viewer && (isLoading || sessionEnd() === 'refused');
  const member = viewer ?? (isInterrupted && lastMember && readDraft(lastMember.id, facilityId) ? lastMember : null);

  if (member) return <MembersPart key={member.id} member={member} facilityId={facilityId} onSaved={onSaved} />;
  if (isVisitor)
    return (
      <Card as="section" gap={3} className={`${styles.section} ${styles.invitation}`} aria-label={STRINGS.write}>
        <p>{STRINGS.forVisitors}</p>
        <Button variant="secondary" onClick={promptSignIn}>
          {STRINGS.signIn}
        </Button>
      </Card>
    );
  return <WriteReviewSkeleton />;
}

export function WriteReviewSkeleton() {
  return (
    <Card as="section" className={styles.section} role="status" aria-label={STRINGS.loading}>
      <Skeleton height="44px" />
    </Card>
  );
}

function MembersPart({ member, facilityId, onSaved }: WriteReviewProps & { member: SessionMember }) {
  // A draft from before a reload or a sign-in opens the form.
  const [isOpen, setIsOpen] = useState(() => readDraft(member.id, facilityId) !== null);
  const refused = useCorrectedEntry('review', facilityId);
  const { Dialog: CreateReview, prepare } = useLazyDialog(loadForm, STRINGS.notThere);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const prepareDraft = useEffectEvent(prepare);
  useEffect(() => {
    if (wasOpen.current || refused) void prepareDraft().then(setIsOpen);
    // Another form in the same place.
    if (refused) heading.current?.focus();
  }, [refused]);

  // The form replaces the button and the button the form: the focus follows.
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) heading.current?.focus();
    else button.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOpen]);

  if (!isOpen)
    return (
      <Card as="section" gap={3} className={`${styles.section} ${styles.invitation}`} aria-label={STRINGS.write}>
        <p>{STRINGS.lead}</p>
        <div ref={button}>
          <Button icon={<Icon name="paw" />} onClick={() => void prepare().then(setIsOpen)}>
            {STRINGS.write}
          </Button>
        </div>
      </Card>
    );
  return (
    <ReviewSection id="write-review" title={STRINGS.write} heading={heading}>
      {CreateReview ? (
        <CreateReview
          key={refused ? idOf(refused) : ''}
          viewerId={member.id}
          facilityId={facilityId}
          refused={refused}
          onCancel={() => setIsOpen(false)}
          onSaved={(reviewId) => {
            setIsOpen(false);
            onSaved(reviewId);
          }}
        />
      ) : (
        <Skeleton height="420px" />
      )}
    </ReviewSection>
  );
}

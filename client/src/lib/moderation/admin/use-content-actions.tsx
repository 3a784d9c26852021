import { useApolloClient } from '@apollo/client/react';
import type { RefObject } from 'react';
import type { ContentKind } from '../../../graphql/types.generated';
import type { BlindingFragment } from '../blinding.generated';
import {
  useBlindContentMutation,
  useDismissReportsMutation,
  useFinalizeBlindingMutation,
  useRemoveContentMutation,
  useRestoreContentMutation,
} from './content-actions.generated';
import { CONTENT_STRINGS } from './strings';
import { type ReasonedAction, useReasonedAction } from './use-reasoned-action';

export interface Content {
  kind: ContentKind;
  id: string;
  blinding: BlindingFragment | null;
}

interface ContentActionsOptions {
  /** Gets the focus where the pressed button is gone afterwards. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** Before the text leaves the page. */
  onRemove?: () => void;
  onDone?: () => void;
}

/** Moderation actions on a review or comment; each asks for a reason. */
export function useContentActions({ focusAfter, onRemove, onDone }: ContentActionsOptions = {}) {
  const client = useApolloClient();
  const { ask, dialog } = useReasonedAction({ focusAfter });
  const [blind] = useBlindContentMutation();
  const [restore] = useRestoreContentMutation();
  const [finalize] = useFinalizeBlindingMutation();
  const [remove] = useRemoveContentMutation();
  const [dismiss] = useDismissReportsMutation();

  const actionsOf = ({ kind, id, blinding }: Content, hasReports: boolean): ReasonedAction[] => {
    const STRINGS = CONTENT_STRINGS(kind);
    const run =
      (mutate: (options: { variables: { input: { kind: ContentKind; id: string; reason: string } } }) => Promise<unknown>) =>
      async ({ reason }: { reason: string }) => {
        await mutate({ variables: { input: { kind, id, reason } } });
        onDone?.();
      };
    const runRemoval = run(async (options) => {
      await remove({
        ...options,
        update: (cache) => {
          onRemove?.();
          onDone?.();
          cache.evict({ id: cache.identify({ __typename: kind === 'REVIEW' ? 'Review' : 'Comment', id }) });
        },
      });
      // The answer is only the id: counts and ratings are asked for again.
      void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    });
    return [
      ...(blinding
        ? [
            { ...STRINGS.restore, run: run(restore) },
            ...(blinding.until === null ? [] : [{ ...STRINGS.finalize, isDanger: true, run: run(finalize) }]),
          ]
        : [{ ...STRINGS.blind, isDanger: true, run: run(blind) }]),
      { ...STRINGS.remove, isDanger: true, run: runRemoval },
      ...(hasReports ? [{ ...STRINGS.dismiss, run: run(dismiss) }] : []),
    ];
  };
  return { actionsOf, ask, dialog };
}

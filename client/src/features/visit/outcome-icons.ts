import type { IconName } from '../../components/icon';
import type { VisitOutcome } from '../../graphql/types.generated';

export const OUTCOME_ICONS: Record<VisitOutcome, IconName> = { ENTERED: 'paw', REFUSED: 'blocked', DIFFERENT: 'info' };

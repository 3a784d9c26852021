import { InfoChip } from '../../../components/parts';
import { STRINGS } from './strings';

/** On what only its author and administrators see. */
export function PrivateBadge() {
  return <InfoChip>{STRINGS.private}</InfoChip>;
}

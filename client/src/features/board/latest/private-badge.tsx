import { InfoChip } from '../../../components/parts';
import { strings } from './strings';

/** On what only its author and administrators see. */
export function PrivateBadge() {
  return <InfoChip>{strings.private}</InfoChip>;
}

import { Chip } from '../../../components/kit';
import { strings } from './strings';

/** On what only its author and administrators see. */
export function PrivateBadge() {
  return <Chip tone="info">{strings.private}</Chip>;
}

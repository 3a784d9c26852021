import { Chip } from './parts';

const STRINGS = { closed: '문을 닫은 곳' };

/** Beside the name of a place that has closed for good. */
export const ClosedMark = ({ facility }: { facility: { isClosed: boolean } }) =>
  facility.isClosed ? <Chip>{STRINGS.closed}</Chip> : null;

import { Meta, Stack } from '../../../components/kit';
import { correctionValueText, FIELD_LABELS } from '../../../lib/correction-text';
import { dateText } from '../../../lib/date-text';
import type { AcceptedCorrections_FacilityFragment } from './accepted-corrections.generated';
import { STRINGS } from './strings';

/** The facts that are not the data's, with their date and source. */
export function AcceptedCorrections({ facility: { corrections } }: { facility: AcceptedCorrections_FacilityFragment }) {
  if (corrections.length === 0) return null;
  return (
    <Stack as="section" gap={1} aria-label={STRINGS.accepted}>
      <p>{STRINGS.accepted}</p>
      <ul>
        {corrections.map(({ field, value, source, acceptedAt }) => (
          <li key={field}>
            <span>{`${FIELD_LABELS[field]}: ${correctionValueText(field, value)}`}</span>
            <Meta data-keep-clear>{STRINGS.acceptedOn(dateText(Date.parse(acceptedAt)), source)}</Meta>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

import { CORRECTED_COLUMNS } from './corrected-facts';
import { columnOf } from './source-texts.repository';

const YES_NO = (column: string) => `CASE ${column} WHEN true THEN 'Y' WHEN false THEN 'N' END`;

/**
 * SQL expression: a place's value of a correctable field as text, like valueOf().
 * @param place alias of the facility
 * @param field SQL expression of the field
 */
export function correctableValue(place: string, field: string): string {
  const columns = Object.entries(CORRECTED_COLUMNS).map(([name, property]) => {
    const column = `${place}.${columnOf(property)}`;
    return `WHEN '${name}' THEN ${property === 'parkingAvailable' || property === 'petFriendly' ? YES_NO(column) : column}`;
  });
  return `CASE ${field} ${columns.join(' ')}
    WHEN 'POINT' THEN ${place}.latitude || ',' || ${place}.longitude
    WHEN 'CLOSED' THEN CASE WHEN ${place}.is_closed THEN 'Y' END END`;
}

import { Select } from 'antd';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { DataFindingKind } from '../../../graphql/types.generated';
import { useAdminDataOverviewQuery } from './findings.generated';
import { STRINGS } from './strings';

export const KINDS = Object.keys(STRINGS.kinds) as DataFindingKind[];

/** What the page lists: the editions, or the findings of a kind, with their number where it is known. */
export function DataChoice({ kind }: { kind: DataFindingKind | undefined }) {
  const navigate = useNavigate();
  const { data } = useAdminDataOverviewQuery({ fetchPolicy: 'cache-and-network' });
  const textOf = (one: DataFindingKind) => {
    const count = data?.dataOverview.find((finding) => finding.kind === one)?.count;
    const { name } = STRINGS.kinds[one];
    return count === undefined ? name : STRINGS.counted(name, count);
  };
  return (
    <div>
      <Select<DataFindingKind | ''>
        // antd's own is the same for all elements in tests.
        id={useId()}
        aria-label={STRINGS.choice}
        value={kind ?? ''}
        popupMatchSelectWidth={false}
        options={[{ value: '', label: STRINGS.editions }, ...KINDS.map((value) => ({ value, label: textOf(value) }))]}
        onChange={(chosen) => void navigate(chosen ? `?view=${chosen}` : '?')}
      />
    </div>
  );
}

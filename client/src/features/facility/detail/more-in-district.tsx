import { ButtonLink } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { searchPath } from '../../../lib/search-filters';
import { STRINGS } from './strings';

interface MoreInDistrictProps {
  sidoName: string | null;
  sigunguName: string | null;
}

/** The way on: the map with this district's places. */
export function MoreInDistrict({ sidoName, sigunguName }: MoreInDistrictProps) {
  if (!sidoName) return null;
  return (
    <ButtonLink variant="quiet" icon={<Icon name="map" />} to={searchPath({ region: sidoName, district: sigunguName })}>
      {STRINGS.moreIn(sigunguName ?? sidoName)}
    </ButtonLink>
  );
}

import { ButtonLink } from '../../../components/button-link';
import { paths } from '../../../lib/paths';
import { strings } from './strings';

interface MoreInDistrictProps {
  sidoName: string | null;
  sigunguName: string | null;
}

/** The way on: the map with this district's places. */
export function MoreInDistrict({ sidoName, sigunguName }: MoreInDistrictProps) {
  if (!sidoName) return null;
  const params = { region: sidoName, district: sigunguName ?? undefined };
  return (
    <ButtonLink variant="quiet" icon="map" to={paths.map(params)}>
      {strings.moreIn(sigunguName ?? sidoName)}
    </ButtonLink>
  );
}

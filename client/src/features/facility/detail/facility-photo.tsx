import { Link } from 'react-router';
import { Photo } from '../../../components/photo';
import { Skeleton } from '../../../components/skeleton';
import styles from './facility-header.module.css';
import { useFacilityPhotoQuery } from './facility-photo.generated';
import { STRINGS } from './strings';

/** The newest photo of a visitor, leading to the others. Nothing where it cannot be had: the gallery below says so. */
export function FacilityPhoto({ facilityId }: { facilityId: string }) {
  const { data, loading } = useFacilityPhotoQuery({ variables: { facilityId } });
  const photo = data?.reviewPhotos.items[0];
  if (!photo) return loading && <Skeleton className={styles.photo} />;
  return (
    <Link className={styles.photo} to={{ hash: 'reviews' }} aria-label={STRINGS.photos(data.reviewPhotos.totalCount)}>
      <Photo image={photo.image} alt="" sizes="(min-width: 992px) 200px, 96px" isFirst />
    </Link>
  );
}

import { Link } from 'react-router';
import { ClosedMark } from '../../../components/closed-mark';
import { shortDistrictName } from '../../../components/district-name';
import { Meta, Row, Stack } from '../../../components/kit';
import { LinkCard } from '../../../components/parts';
import { Photo } from '../../../components/photo';
import { StarRating } from '../../../components/star-rating';
import { paths } from '../../../lib/paths';
import { NoPhotoDrawing } from '../latest/no-photo-drawing';
import type { ReviewSlide_ReviewFragment } from './review-slide.generated';
import styles from './review-carousel.module.css';
import { STRINGS } from './strings';

const SIZES = '(min-width: 960px) 290px, (min-width: 560px) 45vw, 80vw';

/** Leads to the review on its place's page. */
export function ReviewSlide({
  review: { id, content, rating, images, facility, member },
}: {
  review: ReviewSlide_ReviewFragment;
}) {
  const place = facility.name || STRINGS.noPlace;
  const [image] = images;
  const district = shortDistrictName(facility.sidoName, facility.sigunguName);
  return (
    <LinkCard>
      <div className={styles.photo}>
        {image ? <Photo image={image} alt={STRINGS.photo(place)} sizes={SIZES} /> : <NoPhotoDrawing />}
      </div>
      <Stack gap={1} className={styles.body}>
        <h3 className={styles.line}>
          <Link to={paths.facility(facility.id, id)}>{place}</Link>
        </h3>
        <Row as="p" gap={3} meta>
          <StarRating rating={rating} showsNumber />
          <ClosedMark facility={facility} />
          {district && <span className={styles.line}>{district}</span>}
        </Row>
        <p className={styles.text}>{content}</p>
        <Meta className={styles.line}>{member.nickName}</Meta>
      </Stack>
    </LinkCard>
  );
}

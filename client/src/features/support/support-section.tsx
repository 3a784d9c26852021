import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../components/icon';
import { Card, Muted, Stack } from '../../components/kit';
import { Skeleton } from '../../components/skeleton';
import { receivesMail } from '../../lib/email-text';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session/use-session';
import { useLastKnown } from '../../lib/use-last-known';
import { ContactPanel } from './contact-panel';
import { InquiryForm } from './inquiry-form';
import { type InquiryPlaceQuery, useInquiryPlaceQuery } from './inquiry-place.generated';
import { textsFor } from './inquiry-values';
import { STRINGS } from './strings';
import styles from './support-section.module.css';

/** @param facilityId the place whose facts are wrong */
export function SupportSection({ facilityId }: { facilityId: string | null }) {
  return (
    <Stack gap={5} justify="start" className={styles.page}>
      <header>
        <h1>{STRINGS.title}</h1>
        <Muted>{STRINGS.lead}</Muted>
      </header>
      <Stack gap={5} className={styles.columns}>
        <Card as="section" className={styles.card} aria-label={STRINGS.form}>
          {facilityId === null ? <Inquiry place={null} /> : <AboutPlace key={facilityId} id={facilityId} />}
        </Card>
        <ContactPanel />
      </Stack>
    </Stack>
  );
}

type Place = InquiryPlaceQuery['facility'];

/** The form begins once the place is known, or known not to be; from then on it stays, whatever is asked for again. */
function AboutPlace({ id }: { id: string }) {
  const { data, loading } = useInquiryPlaceQuery({ variables: { id } });
  const place = useLastKnown(data?.facility);
  const [isKnown, setIsKnown] = useState(false);
  if (!isKnown && !loading) setIsKnown(true);
  if (isKnown) return <Inquiry place={place} />;
  return (
    <Stack role="status" aria-label={STRINGS.placeLoading} gap={4}>
      <Skeleton width="60%" height="48px" />
      <Skeleton height="44px" />
      <Skeleton height="44px" />
      <Skeleton height="180px" />
    </Stack>
  );
}

function Inquiry({ place }: { place: Place }) {
  const { viewer } = useSession();
  const memberEmail = viewer && receivesMail(viewer.email) ? viewer.email : undefined;
  const [isSent, setIsSent] = useState(false);
  const subject = isSent ? null : place;
  return (
    <>
      {subject && <PlaceNote name={subject.name} href={paths.facility(subject.id)} />}
      <InquiryForm memberEmail={memberEmail} texts={textsFor(subject)} onSent={() => setIsSent(true)} />
    </>
  );
}

function PlaceNote({ name, href }: { name: string; href: string }) {
  return (
    <p className={styles.place}>
      <Icon name="pin" />
      <span>
        <span className={styles.about}>{STRINGS.placeAbout}</span>
        <strong>{name}</strong>
      </span>
      <Link to={href}>{STRINGS.placeBack}</Link>
    </p>
  );
}

import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '../components/icon';
import { Card, Meta, Muted, Row, Stack } from '../components/kit';
import { Page } from '../components/parts';
import { Skeleton } from '../components/skeleton';
import { ContactPanel } from '../features/support/contact-panel';
import { InquiryForm } from '../features/support/inquiry-form';
import { STRINGS } from '../features/support/strings';
import styles from '../features/support/support.module.css';
import { SUPPORT_RULES } from '../graphql/constants.generated';
import { cutText } from '../lib/text';
import { receivesMail } from '../lib/email-text';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session/use-session';
import { useLastKnown } from '../lib/use-last-known';
import { usePageTitle } from '../lib/use-page-title';
import { type SupportPageQuery, useSupportPageQuery } from './support-page.generated';

/** `?facilityId=` comes from a place's page. */
export function SupportPage() {
  usePageTitle(STRINGS.title);
  const facilityId = useSearchParams()[0].get('facilityId');
  return (
    <Page gap={5} className={styles.page}>
      <header>
        <h1>{STRINGS.title}</h1>
        <Muted>{STRINGS.lead}</Muted>
      </header>
      <Stack gap={5} className={styles.columns}>
        <Card as="section" className={styles.card} aria-label={STRINGS.form}>
          {facilityId ? <AboutPlace key={facilityId} id={facilityId} /> : <Inquiry place={null} />}
        </Card>
        <ContactPanel />
      </Stack>
    </Page>
  );
}

type Place = SupportPageQuery['facility'];

/** The form opens once the place has loaded or failed, and stays open from then on. */
function AboutPlace({ id }: { id: string }) {
  const { data, loading } = useSupportPageQuery({ variables: { id } });
  const place = useLastKnown(data?.facility);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && !loading) setIsOpen(true);
  if (isOpen) return <Inquiry place={place} />;
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
      {subject && (
        <Row gap={2} align="start" className={styles.place}>
          <Icon name="pin" />
          <Stack>
            <Meta as="span">{STRINGS.placeAbout}</Meta>
            <strong>{subject.name}</strong>
            <Link to={paths.facility(subject.id)}>{STRINGS.placeBack}</Link>
          </Stack>
        </Row>
      )}
      <InquiryForm memberEmail={memberEmail} texts={textsFor(subject)} onSent={() => setIsSent(true)} />
    </>
  );
}

/** What the form is filled with: the place whose facts are wrong, or nothing. */
function textsFor(place: Place) {
  if (!place) return { subject: '', message: '' };
  const { name, roadAddress, jibunAddress } = place;
  return {
    subject: cutText(STRINGS.placeSubject(name), SUPPORT_RULES.subject.max),
    message: cutText(STRINGS.placeMessage(name, roadAddress ?? jibunAddress), SUPPORT_RULES.message.max),
  };
}

import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../components/button';
import { Icon } from '../components/icon';
import { Card, Meta, Muted, Row, Stack } from '../components/kit';
import { Page } from '../components/parts';
import { ContactPanel } from '../features/support/contact-panel';
import { InquiryForm } from '../features/support/inquiry-form';
import { STRINGS } from '../features/support/strings';
import styles from '../features/support/support.module.css';
import type { InquiryAboutInput, InquirySubject } from '../graphql/types.generated';
import { receivesMail } from '../lib/email-text';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session/use-session';
import { usePageTitle } from '../lib/use-page-title';
import { useSupportPageQuery } from './support-page.generated';

const ABOUT = /^(?:(facility|review|comment):([1-9]\d{0,9})|suspension)$/;

/** `?about=` tells what the inquiry is about; anything else in it is ignored. */
export function SupportPage() {
  usePageTitle(STRINGS.title);
  const about = aboutIn(useSearchParams()[0].get('about') ?? '');
  return (
    <Page gap={5} className={styles.page}>
      <header>
        <h1>{STRINGS.title}</h1>
        <Muted>{STRINGS.lead}</Muted>
      </header>
      <Stack gap={5} className={styles.columns}>
        <Card as="section" className={styles.card} aria-label={STRINGS.form}>
          <Inquiry about={about} />
        </Card>
        <ContactPanel />
      </Stack>
    </Page>
  );
}

function aboutIn(text: string): InquiryAboutInput | null {
  const found = ABOUT.exec(text);
  if (!found) return null;
  const [, kind, id] = found;
  return kind && id ? { kind: kind.toUpperCase() as InquirySubject, id } : { kind: 'SUSPENSION' };
}

function Inquiry({ about }: { about: InquiryAboutInput | null }) {
  const { viewer } = useSession();
  const memberEmail = viewer && receivesMail(viewer.email) ? viewer.email : undefined;
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      {about && !isSent && <About {...about} />}
      <InquiryForm memberEmail={memberEmail} about={isSent ? null : about} onSent={() => setIsSent(true)} />
      {isSent && viewer && <Link to={paths.memberActivity('inquiries')}>{STRINGS.toOwn}</Link>}
    </>
  );
}

/** What is about to be asked, the way there, and the way to ask about something else. */
function About({ kind, id }: InquiryAboutInput) {
  const navigate = useNavigate();
  const hasPlace = kind === 'FACILITY' || kind === 'REVIEW';
  const variables = { id: id ?? '', isFacility: kind === 'FACILITY' };
  const { data } = useSupportPageQuery({ variables, skip: !hasPlace });
  const place = data?.facility ?? data?.review?.facility;
  return (
    <Row gap={2} align="start" className={styles.place}>
      <Icon name="pin" />
      <Stack>
        <Meta as="span">{STRINGS.about[kind]}</Meta>
        {place && <strong>{place.name}</strong>}
        {place && hasPlace && <Link to={paths.facility(place.id, data?.review?.id)}>{STRINGS.aboutOpen[kind]}</Link>}
        <Button variant="quiet" onClick={() => void navigate(paths.support(), { replace: true })}>
          {STRINGS.aboutRemove}
        </Button>
      </Stack>
    </Row>
  );
}

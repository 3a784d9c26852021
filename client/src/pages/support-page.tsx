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
import { cutText } from '../lib/text';
import { usePageTitle } from '../lib/use-page-title';
import { useSupportCommentsQuery, useSupportPageQuery } from './support-page.generated';

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
  const target = useTarget(kind, id ?? '');
  return (
    <Row gap={2} align="start" className={styles.place}>
      <Icon name="pin" />
      <Stack>
        <Meta as="span">{STRINGS.about[kind]}</Meta>
        {target && (
          <>
            <strong className={styles.name}>{target.name}</strong>
            <Link to={target.to}>{target.link}</Link>
          </>
        )}
        <Button variant="quiet" onClick={() => void navigate(paths.support(), { replace: true })}>
          {STRINGS.aboutRemove}
        </Button>
      </Stack>
    </Row>
  );
}

/** Objections are about one's own and rather new texts. */
const OWN_COMMENTS = 50;
const SHOWN_CHARACTERS = 60;

function useTarget(kind: InquirySubject, id: string): { name: string; to: string; link: string } | null {
  const { viewer } = useSession();
  const hasPlace = kind === 'FACILITY' || kind === 'REVIEW';
  const { data } = useSupportPageQuery({ variables: { id, isFacility: kind === 'FACILITY' }, skip: !hasPlace });
  const own = useSupportCommentsQuery({ variables: { size: OWN_COMMENTS }, skip: kind !== 'COMMENT' || !viewer });
  const place = data?.facility ?? data?.review?.facility;
  if (hasPlace && place)
    return { name: place.name, to: paths.facility(place.id, data?.review?.id), link: STRINGS.aboutOpen[kind] };
  const comment = own.data?.viewerComments.items.find((one) => one.id === id);
  if (!comment) return null;
  const { content, board } = comment;
  const beginning = cutText(content, SHOWN_CHARACTERS);
  const name = beginning === content ? content : `${beginning}…`;
  return { name, to: paths.board(board.id), link: STRINGS.aboutOpen.COMMENT };
}

import { Icon, type IconName } from '../../../components/icon';
import { Row, Stack } from '../../../components/kit';
import type { FacilityHeader_FacilityFragment } from './facility-header.generated';
import styles from './facility-header.module.css';
import { STRINGS } from './strings';

/** What a person must know before they set out. */
type NoticeFacts = Pick<FacilityHeader_FacilityFragment, 'petFriendly' | 'missingSince' | 'isDemo'>;

export function FacilityNotices({ facility }: { facility: NoticeFacts }) {
  const { petFriendly, missingSince, isDemo } = facility;
  const notices: NoticeProps[] = [];
  if (missingSince)
    notices.push({ tone: 'warning', icon: 'warning', title: STRINGS.missingTitle, text: STRINGS.missingText(missingSince) });
  if (petFriendly === false)
    notices.push({ tone: 'danger', icon: 'blocked', title: STRINGS.refusedTitle, text: STRINGS.refusedText });
  if (isDemo) notices.push({ tone: 'info', icon: 'info', title: STRINGS.demo, text: STRINGS.demoNotice });
  if (notices.length === 0) return null;
  return (
    <Stack gap={2}>
      {notices.map((notice) => (
        <Notice key={notice.title} {...notice} />
      ))}
    </Stack>
  );
}

interface NoticeProps {
  tone: 'danger' | 'warning' | 'info';
  icon: IconName;
  title: string;
  text: string;
}

function Notice({ tone, icon, title, text }: NoticeProps) {
  return (
    <Row data-keep-clear gap={3} align="stretch" className={styles.notice} data-tone={tone}>
      <Icon name={icon} />
      <p>
        <strong>{title}</strong>
        <span>{text}</span>
      </p>
    </Row>
  );
}

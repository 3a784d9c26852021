import type { ApolloCache } from '@apollo/client';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button';
import { Muted, Row, Stack } from '../../../components/kit';
import { InfoChip } from '../../../components/parts';
import { failureText } from '../../../lib/error-text';
import { invalidateEntryAnswers } from '../../../lib/invalidate-entry-answers';
import { paths } from '../../../lib/paths';
import { showToast } from '../../../lib/toast';
import { visitPetsText, visitText } from '../../../lib/visit-text';
import { useSubmit } from '../../../lib/use-submit';
import { dayText } from '../table/data-table';
import { useInvalidateList } from '../table/use-table';
import { type BurstReports_ReportFragment, useSetVisitReportsAsideMutation } from './burst-reports.generated';
import styles from './burst-reports.module.css';
import { STRINGS } from './strings';

interface BurstReportsProps {
  label: string;
  facilityId: string;
  reports: readonly BurstReports_ReportFragment[];
}

/** Chooses which of a day's reports count. The choice stays after a change, so that the other button can undo it. */
export function BurstReports({ label, facilityId, reports }: BurstReportsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = reports.map(({ id }) => id).filter((id) => chosen.includes(id));
  const [isExclusion, setIsExclusion] = useState(true);
  const invalidate = useInvalidateList('visitReportBursts');
  const { submit, isBusy } = useSubmit(useSetVisitReportsAsideMutation(), {
    textOf: (error) => failureText(error, STRINGS.changeFailed),
    onRefused: ({ text }) => {
      invalidate();
      if (text) showToast({ type: 'error', text });
    },
  });
  const change = (isSetAside: boolean) => {
    setIsExclusion(isSetAside);
    const update = (cache: ApolloCache) => invalidateEntryAnswers(cache, facilityId);
    submit({ variables: { input: { ids, isSetAside } }, update }, () => {
      invalidate();
      showToast({ type: 'success', text: isSetAside ? STRINGS.excluded(ids.length) : STRINGS.restored(ids.length) });
    });
  };
  return (
    <Stack gap={2} className={styles.reports} role="group" aria-label={label}>
      <Checkbox
        className={styles.all}
        checked={ids.length === reports.length}
        indeterminate={ids.length > 0 && ids.length < reports.length}
        onChange={({ target }) => setChosen(target.checked ? reports.map(({ id }) => id) : [])}
      >
        {STRINGS.all}
      </Checkbox>
      <ul className={styles.list}>
        {reports.map((report) => (
          <Report
            key={report.id}
            report={report}
            isChosen={ids.includes(report.id)}
            onToggle={(isChosen) => setChosen(isChosen ? [...ids, report.id] : ids.filter((id) => id !== report.id))}
          />
        ))}
      </ul>
      <Row gap={2} align="stretch" wrap>
        {[true, false].map((isSetAside) => (
          <Button
            key={String(isSetAside)}
            variant="secondary"
            disabled={ids.length === 0}
            busy={isBusy && isExclusion === isSetAside}
            onClick={() => change(isSetAside)}
          >
            {isBusy && isExclusion === isSetAside ? STRINGS.changing : isSetAside ? STRINGS.exclude : STRINGS.restore}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

type ReportProps = { report: BurstReports_ReportFragment; isChosen: boolean; onToggle: (isChosen: boolean) => void };

function Report({ report, isChosen, onToggle }: ReportProps) {
  const { member, memberSince, pets, setAsideAt } = report;
  const visit = visitText(report);
  return (
    <Row as="li" gap={2} align="start" className={styles.report}>
      <Checkbox
        className={styles.box}
        aria-label={STRINGS.choose(member.nickName, visit)}
        checked={isChosen}
        onChange={({ target }) => onToggle(target.checked)}
      />
      <Row align="stretch" wrap className={styles.facts}>
        <Link to={paths.member(member.email)}>{member.nickName}</Link>
        <Muted as="span">{STRINGS.since(dayText(memberSince))}</Muted>
        <span>{visit}</span>
        <Muted as="span">{visitPetsText(pets)}</Muted>
        {setAsideAt && <InfoChip>{STRINGS.setAside}</InfoChip>}
      </Row>
    </Row>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Card, Meta, Muted } from '../../../components/kit';
import { errorText } from '../../../lib/error-text';
import { fileSize } from '../../../lib/file-size';
import { useSignInGate } from '../../../lib/session/use-sign-in-gate';
import { showToast } from '../../../lib/toast';
import styles from './account.module.css';
import { ExportRefusal, requestExport } from './export-request';
import { STRINGS } from './strings';

/** Saves a zip of everything the member has on the site. */
export function ExportAccount() {
  const { promptSignInAgain } = useSignInGate();
  const [bytes, setBytes] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isBusy = bytes !== null;

  const start = async () => {
    const run = (running.current = new AbortController());
    setProblem(null);
    setBytes(0);
    try {
      save(await requestExport(setBytes, run.signal));
      showToast({ type: 'success', text: STRINGS.exportDone });
    } catch (error) {
      if (run.signal.aborted) return;
      if (error instanceof ExportRefusal && error.code === 'UNAUTHENTICATED') promptSignInAgain();
      else setProblem(textOf(error));
    } finally {
      setBytes(null);
    }
  };

  return (
    <Card as="section" gap={3} className={styles.card} aria-labelledby="export">
      <h2 id="export">{STRINGS.export}</h2>
      <Muted>{STRINGS.exportText}</Muted>
      <FormAlert text={problem} />
      <Button variant="secondary" busy={isBusy} onClick={() => void start()}>
        {isBusy ? STRINGS.exportBusy : STRINGS.exportSubmit}
      </Button>
      {bytes !== null && bytes > 0 && <Meta>{STRINGS.exportReceived(fileSize(bytes))}</Meta>}
    </Card>
  );
}

const textOf = (error: unknown) =>
  error instanceof ExportRefusal ? error.message || STRINGS.exportFailed : errorText(error, STRINGS.exportFailed);

function save({ zip, name }: { zip: Blob; name: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(zip);
  link.download = name;
  link.click();
  // The browser has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

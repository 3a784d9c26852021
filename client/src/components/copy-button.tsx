import { useEffect, useId, useRef, useState } from 'react';
import { showToast } from '../lib/toast';
import { Button, type ButtonLook } from './button';
import styles from './copy-button.module.css';
import { Icon } from './icon';
import { Panel } from './kit';

interface CopyButtonProps extends ButtonLook {
  text: string;
  label: string;
  /** The toast afterwards. */
  copied: string;
  /** Names the field that is shown when the clipboard is refused. */
  fieldLabel: string;
  /** Tried before the clipboard. Returns whether it makes copying unnecessary. */
  share?: () => Promise<boolean>;
}

const STRINGS = {
  share: '공유',
  linkCopied: '링크를 복사했습니다.',
  link: '공유할 링크',
  copyByHand: '이 브라우저에서는 바로 복사할 수 없어요. 아래 글을 골라 복사해 주세요.',
};

/** Copies a text, or shows it in a field where the browser refuses. */
export function CopyButton({ text, label, copied, fieldLabel, share, variant, icon = <Icon name="copy" /> }: CopyButtonProps) {
  const [isRefused, setIsRefused] = useState(false);

  const copy = async () => {
    setIsRefused(false);
    if (await share?.()) return;
    try {
      // Without TLS a page has no clipboard at all.
      await navigator.clipboard.writeText(text);
      showToast({ type: 'success', text: copied });
    } catch {
      setIsRefused(true);
    }
  };

  return (
    <>
      <Button variant={variant} icon={icon} onClick={() => void copy()}>
        {label}
      </Button>
      {isRefused && <CopyByHand label={fieldLabel} text={text} />}
    </>
  );
}

/** The last way to copy: the text, already selected. */
function CopyByHand({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  useEffect(() => field.current?.select(), [text]);
  return (
    <Panel gap={2} className={styles.panel}>
      <p id={hint} role="status">
        {STRINGS.copyByHand}
      </p>
      <input
        ref={field}
        className={styles.field}
        aria-label={label}
        aria-describedby={hint}
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Panel>
  );
}

/**
 * Opens the device's share sheet, or copies the link.
 * @param path of the page within the site: the link is the same for everyone, whatever the address bar says
 */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const url = new URL(path, window.location.origin).href;
  return (
    <CopyButton
      variant="secondary"
      icon={<Icon name="share" />}
      text={url}
      label={STRINGS.share}
      copied={STRINGS.linkCopied}
      fieldLabel={STRINGS.link}
      share={() => openShareSheet({ title, url })}
    />
  );
}

/** True also when the person closed the sheet without choosing: they have decided. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    // Old and desktop browsers have none, whatever the types say.
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

import { useState } from 'react';
import { showToast } from '../lib/toast';
import { Button, type ButtonLook } from './button';
import { CopyByHand } from './copy-by-hand';
import { copyText } from './copy-text';
import { Icon } from './icon';
import styles from './share-button.module.css';

interface ShareButtonProps extends ButtonLook {
  /** Path of the page within the site: what is shared is the same for everyone, whatever stands in the address bar. */
  path: string;
  title: string;
  label?: string;
}

const STRINGS = {
  label: '공유',
  copied: '링크를 복사했습니다.',
  link: '공유할 링크',
};

/** Hands the page to the device's own way of sharing, else copies its link, else shows the link to be copied by hand. */
export function ShareButton({ path, title, label = STRINGS.label, variant = 'secondary' }: ShareButtonProps) {
  const [isRefused, setIsRefused] = useState(false);
  const url = new URL(path, window.location.origin).href;

  const share = async () => {
    setIsRefused(false);
    if ((await offerSheet({ title, url })) === 'done') return;
    if (await copyText(url)) showToast({ type: 'success', text: STRINGS.copied });
    else setIsRefused(true);
  };

  return (
    <div className={styles.share}>
      <Button variant={variant} icon={<Icon name="share" />} onClick={() => void share()}>
        {label}
      </Button>
      {isRefused && <CopyByHand label={STRINGS.link} text={url} />}
    </div>
  );
}

/** `done` also when the person closed the sheet without choosing: they have decided. */
async function offerSheet(data: ShareData): Promise<'done' | 'impossible'> {
  // Old and desktop browsers have none, whatever the types say.
  if (!('share' in navigator)) return 'impossible';
  try {
    await navigator.share(data);
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'impossible';
  }
}

import { useState } from 'react';
import { showToast } from '../lib/toast';
import { Button, type ButtonLook } from './button';
import { CopyByHand } from './copy-by-hand';
import { copyText } from './copy-text';
import { Icon } from './icon';

interface CopyButtonProps extends ButtonLook {
  text: string;
  label: string;
  /** The toast afterwards. */
  copied: string;
  /** Names the field that stands in when the clipboard is refused. */
  fieldLabel: string;
}

export function CopyButton({
  text,
  label,
  copied,
  fieldLabel,
  variant = 'secondary',
  icon = <Icon name="copy" />,
}: CopyButtonProps) {
  const [isRefused, setIsRefused] = useState(false);

  const copy = async () => {
    const isCopied = await copyText(text);
    setIsRefused(!isCopied);
    if (isCopied) showToast({ type: 'success', text: copied });
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

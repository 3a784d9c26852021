import { Modal } from 'antd';
import { useCloseOnBack } from '../lib/use-close-on-back';
import { AntdTheme } from './antd-theme';
import { Button } from './button';
import { Row, Stack } from './kit';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** The verb, and what the button says meanwhile. */
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel: string;
  isBusy?: boolean;
  isDanger?: boolean;
  /** false where Back is handled already. */
  closesOnBack?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  afterClose?: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  busyLabel = confirmLabel,
  cancelLabel,
  isBusy = false,
  isDanger = false,
  closesOnBack = true,
  onConfirm,
  onClose,
  afterClose,
}: ConfirmDialogProps) {
  useCloseOnBack(isOpen && closesOnBack, () => !isBusy && onClose());
  return (
    <AntdTheme>
      <Modal
        open={isOpen}
        title={title}
        footer={null}
        width={420}
        destroyOnHidden
        closable={false}
        mask={{ closable: !isBusy }}
        keyboard={!isBusy}
        onCancel={() => !isBusy && onClose()}
        afterClose={afterClose}
      >
        <Stack gap={5}>
          <p>{text}</p>
          <Row gap={2} fill>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button busy={isBusy} variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
              {isBusy ? busyLabel : confirmLabel}
            </Button>
          </Row>
        </Stack>
      </Modal>
    </AntdTheme>
  );
}

import { CopyButton } from '../../../components/copy-button';
import { Meta, Row, Stack } from '../../../components/kit';
import { SUPPORT_RULES } from '../../../graphql/constants.generated';
import { dateTimeText } from '../../../lib/date-text';
import { receivesMail } from '../../../lib/email-text';
import { showToast } from '../../../lib/toast';
import styles from './inquiry-dialog.module.css';
import { type AdminInquiryFragment, useAnswerInquiryMutation } from './inquiry.generated';
import { mailLink } from './mail-link';
import { STRINGS } from './strings';
import { TextForm } from './text-form';

interface AnswerProps {
  inquiry: AdminInquiryFragment;
  isMailAvailable: boolean;
  onChange: (isTyped: boolean) => void;
}

/** The answer, or the form for it. Where the server sends no mails, the administrator's own mail program does. */
export function Answer({ inquiry, isMailAvailable, onChange }: AnswerProps) {
  const mutation = useAnswerInquiryMutation();
  const { id, email, subject, answer, answeredAt } = inquiry;
  const hasMailbox = receivesMail(email);
  const isMailed = hasMailbox && isMailAvailable;
  if (answer === null)
    return (
      <TextForm
        label={STRINGS.answerText}
        rows={5}
        rule={SUPPORT_RULES.answer}
        hint={isMailed ? STRINGS.mailHint : hasMailbox ? STRINGS.noMailHint : STRINGS.noMailboxHint}
        submitLabel={isMailed ? STRINGS.answerByMail : STRINGS.keepAnswer}
        busyLabel={isMailed ? STRINGS.sending : STRINGS.saving}
        failed={STRINGS.answerFailed}
        mutation={mutation}
        variablesOf={(text) => ({ input: { id, text } })}
        onChange={onChange}
        onSaved={() => showToast({ type: 'success', text: isMailed ? STRINGS.answerMailed : STRINGS.answerKept })}
      />
    );
  return (
    <>
      <Stack gap={1} className={styles.said}>
        {answeredAt && <Meta>{dateTimeText(answeredAt)}</Meta>}
        <p className={styles.text}>{answer}</p>
      </Stack>
      {!hasMailbox && <Meta>{STRINGS.noMailboxHint}</Meta>}
      {hasMailbox && !isMailAvailable && (
        <Row gap={3} wrap>
          <a href={mailLink(email, STRINGS.reply(subject), answer)}>{STRINGS.openMail}</a>
          {/* Some systems open no links as long as an answer can be. */}
          <CopyButton
            variant="secondary"
            text={answer}
            label={STRINGS.copyAnswer}
            copied={STRINGS.answerCopied}
            fieldLabel={STRINGS.answer}
          />
        </Row>
      )}
    </>
  );
}

import { Form } from 'antd';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { Card, Muted, Row } from '../../../components/kit';
import { failureText } from '../../../lib/error-text';
import { showToast } from '../../../lib/toast';
import { useSubmit } from '../../../lib/use-submit';
import { NickNameField } from '../fields';
import { nickNameProblem } from '../rules';
import {
  NickNameOfferDocument,
  useDismissNickNameOfferMutation,
  useNickNameOfferQuery,
  useSetNickNameMutation,
} from './account.generated';
import styles from './account.module.css';
import { STRINGS } from './strings';

/** Once, for new Kakao members: the first nickname was derived from theirs at Kakao. */
export function NickNameOffer() {
  const { data } = useNickNameOfferQuery();
  const viewer = data?.viewer;
  return viewer?.needsNickName ? <Offer nickName={viewer.nickName} /> : null;
}

function Offer({ nickName }: { nickName: string }) {
  const [form] = Form.useForm<{ nickName: string }>();
  const typed = Form.useWatch('nickName', form) ?? '';
  const options = { textOf: (error: unknown) => failureText(error, STRINGS.nickNameFailed) };
  const setting = useSubmit(useSetNickNameMutation(), { ...options, form });
  const keeping = useSubmit(useDismissNickNameOfferMutation({ refetchQueries: [NickNameOfferDocument] }), options);
  const isBusy = setting.isBusy || keeping.isBusy;
  return (
    <Card as="section" gap={3} className={`${styles.card} ${styles.offer}`} aria-labelledby="nick-name-offer">
      <h2 id="nick-name-offer">{STRINGS.nickNameTitle}</h2>
      <Muted>{STRINGS.nickNameText(nickName)}</Muted>
      <Form
        form={form}
        layout="vertical"
        disabled={isBusy}
        onValuesChange={setting.clear}
        onFinish={({ nickName }) =>
          setting.submit({ variables: { input: { nickName } } }, () =>
            showToast({ type: 'success', text: STRINGS.nickNameSaved }),
          )
        }
      >
        <NickNameField />
        <FormAlert text={setting.problem ?? keeping.problem} />
        <Row gap={2} fill>
          <Button
            variant="secondary"
            busy={keeping.isBusy}
            disabled={setting.isBusy}
            onClick={() => keeping.submit({ variables: {} }, () => {})}
          >
            {STRINGS.nickNameKeep}
          </Button>
          <Button type="submit" busy={setting.isBusy} disabled={!isBusy && nickNameProblem(typed) !== null}>
            {setting.isBusy ? STRINGS.nickNameSaving : STRINGS.nickNameSave}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}

import { type GraphiQLPlugin } from '@graphiql/react';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { localStore } from '../lib/storage';
import { withCode } from './page-header';
import { expiryOf, forgetToken, signIn, signOut, takeToken, useSession } from './session';
import { STRINGS } from './strings';

export const TOKEN_PLUGIN: GraphiQLPlugin = { title: STRINGS.token, icon: KeyIcon, content: TokenPanel };

/** Typed values outlive the panel, which unmounts when another one opens. */
const draft = { email: '', password: '', token: '' };

const SEOUL = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Seoul' });

function TokenPanel() {
  const { token, wasRefused } = useSession();
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(token);
  useEffect(() => {
    // The pressed button went with its form. A focus elsewhere stays.
    if (shown.current !== token && document.activeElement === document.body) panel.current?.querySelector('h3')?.focus();
    shown.current = token;
  }, [token]);
  return (
    <section ref={panel} className="playground-panel" aria-labelledby="token-title">
      <h2 id="token-title">{STRINGS.token}</h2>
      <p>{withCode(STRINGS.tokenLead)}</p>
      {wasRefused && (
        <p role="alert" className="playground-problem">
          {STRINGS.refused}
        </p>
      )}
      {token === null ? <SignInForms /> : <SignedIn token={token} />}
    </section>
  );
}

function SignInForms() {
  const siteToken = localStore.get('token');
  return (
    <>
      <TaskForm title={STRINGS.signInTitle} button={STRINGS.signIn} run={() => signIn(draft.email.trim(), draft.password)}>
        <DraftInput field="email" label={STRINGS.email} type="email" autoComplete="username" />
        <DraftInput field="password" label={STRINGS.password} type="password" autoComplete="current-password" />
      </TaskForm>
      <TaskForm title={STRINGS.pasteTitle} button={STRINGS.use} run={() => takeToken(draft.token)}>
        <DraftInput field="token" label={STRINGS.pasteLabel} type="text" autoComplete="off" spellCheck={false} />
      </TaskForm>
      {siteToken !== null && (
        <TaskForm title={STRINGS.siteTitle} button={STRINGS.useSite} run={() => takeToken(siteToken)}>
          <p>{STRINGS.siteHint}</p>
        </TaskForm>
      )}
    </>
  );
}

function SignedIn({ token }: { token: string }) {
  const { member } = useSession();
  const expiry = expiryOf(token);
  return (
    <>
      <TaskForm
        title={STRINGS.signedInTitle}
        button={member ? STRINGS.signOut : STRINGS.again}
        run={member ? signOut : () => takeToken(token)}
      >
        {member ? (
          <p className="playground-member">
            <strong>
              <span>{member.nickName}</span>{' '}
              {member.authNames.includes('admin') && <span className="playground-badge">{STRINGS.admin}</span>}
            </strong>
            <span>{member.email}</span>
            {expiry && <span>{STRINGS.until(SEOUL.format(expiry))}</span>}
          </p>
        ) : (
          <p>{STRINGS.unknownMember}</p>
        )}
        <p>{STRINGS.signOutHint}</p>
      </TaskForm>
      <button type="button" className="developer-button playground-quiet" onClick={forgetToken}>
        {STRINGS.forget}
      </button>
      <p>{withCode(STRINGS.ownHeader)}</p>
    </>
  );
}

interface TaskFormProps {
  title: string;
  button: string;
  run: () => Promise<string | null>;
  children: ReactNode;
}

/** A form with one button, a busy state and an error message; an error keeps the typed values. */
function TaskForm({ title, button, run, children }: TaskFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await run();
    if (outcome === null) Object.assign(draft, { email: '', password: '', token: '' });
    setProblem(outcome);
    setBusy(false);
  }
  return (
    <form className="playground-task" aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
      <h3 tabIndex={-1}>{title}</h3>
      {children}
      {problem && (
        <p role="alert" className="playground-problem">
          {problem}
        </p>
      )}
      <button type="submit" className="developer-button" aria-disabled={isBusy}>
        {isBusy ? STRINGS.busy : button}
      </button>
    </form>
  );
}

interface DraftInputProps extends ComponentProps<'input'> {
  field: keyof typeof draft;
  label: string;
}

function DraftInput({ field, label, ...input }: DraftInputProps) {
  return (
    <label>
      <span>{label}</span>
      <input {...input} name={field} defaultValue={draft[field]} onChange={({ target }) => void (draft[field] = target.value)} />
    </label>
  );
}

function KeyIcon() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" aria-hidden="true">
      <circle cx="6.5" cy="13.5" r="4" />
      <path d="m9.5 10.5 7-7M13.5 6.5l2.5 2.5" strokeLinejoin="round" />
    </svg>
  );
}

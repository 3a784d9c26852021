import { type GraphiQLPlugin } from '@graphiql/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { localStore } from '../lib/storage';
import { signIn, signOut, takeToken } from './session';
import { texts } from './strings';
import { expiryOf, forgetToken, useSession } from './token';
import { withCode } from './with-code';

export const TOKEN_PLUGIN: GraphiQLPlugin = { title: texts.token, icon: KeyIcon, content: TokenPanel };

/** What was typed outlives the panel, which is gone as soon as another one is looked at. */
const draft = { email: '', password: '', token: '' };
type Field = keyof typeof draft;
const untyped = () => Object.assign(draft, { email: '', password: '', token: '' });

const SEOUL = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Seoul' });

function TokenPanel() {
  const { token, wasRefused } = useSession();
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(token);
  useEffect(() => {
    // The button that was pressed is gone with its form; whoever is typing elsewhere is left there.
    if (shown.current !== token && document.activeElement === document.body) panel.current?.querySelector('h3')?.focus();
    shown.current = token;
  }, [token]);
  return (
    <section ref={panel} className="playground-panel" aria-labelledby="token-title">
      <h2 id="token-title">{texts.token}</h2>
      <p>{withCode(texts.tokenLead)}</p>
      {wasRefused && (
        <p role="alert" className="playground-problem">
          {texts.refused}
        </p>
      )}
      {token === null ? <Doors /> : <SignedIn token={token} />}
    </section>
  );
}

function Doors() {
  const siteToken = localStore.get('token');
  return (
    <>
      <Task title={texts.signInTitle} button={texts.signIn} run={() => signIn(draft.email.trim(), draft.password)}>
        <Typed field="email" label={texts.email} type="email" autoComplete="username" />
        <Typed field="password" label={texts.password} type="password" autoComplete="current-password" />
      </Task>
      <Task title={texts.pasteTitle} button={texts.use} run={() => takeToken(draft.token)}>
        <Typed field="token" label={texts.pasteLabel} type="text" autoComplete="off" spellCheck={false} />
      </Task>
      {siteToken !== null && (
        <Task title={texts.siteTitle} button={texts.useSite} run={() => takeToken(siteToken)}>
          <p>{texts.siteHint}</p>
        </Task>
      )}
    </>
  );
}

function SignedIn({ token }: { token: string }) {
  const { member } = useSession();
  const expiry = expiryOf(token);
  return (
    <>
      <Task
        title={texts.signedInTitle}
        button={member ? texts.signOut : texts.again}
        run={member ? signOut : () => takeToken(token)}
      >
        {member ? (
          <p className="playground-member">
            <strong>
              <span>{member.nickName}</span>{' '}
              {member.authNames.includes('admin') && <span className="playground-badge">{texts.admin}</span>}
            </strong>
            <span>{member.email}</span>
            {expiry && <span>{texts.until(SEOUL.format(expiry))}</span>}
          </p>
        ) : (
          <p>{texts.unknownMember}</p>
        )}
        <p>{texts.signOutHint}</p>
      </Task>
      <button type="button" className="playground-quiet" onClick={forgetToken}>
        {texts.forget}
      </button>
      <p>{withCode(texts.ownHeader)}</p>
    </>
  );
}

interface TaskProps {
  title: string;
  button: string;
  run: () => Promise<string | null>;
  children: ReactNode;
}

/** One thing to send off: busy meanwhile, and what went wrong beside it, with everything typed still there. */
function Task({ title, button, run, children }: TaskProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await run();
    if (outcome === null) untyped();
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
      <button type="submit" aria-disabled={isBusy}>
        {isBusy ? texts.busy : button}
      </button>
    </form>
  );
}

type TypedProps = { field: Field; label: string; type: string; autoComplete: string; spellCheck?: boolean };

function Typed({ field, label, ...input }: TypedProps) {
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

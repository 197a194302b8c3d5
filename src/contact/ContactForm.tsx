import type { sendForm } from '@emailjs/browser';
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { preconnect } from 'react-dom';
import type { ContactUsPage } from '#church/page-schemas.ts';
import { clear, type FormState, showState } from './form-state.ts';
import { mailtoFallback } from './mailto-fallback.ts';
import type { Message } from './transport.ts';
import { formOrigin } from '#other-sites.ts';
import { useHydrated } from '#ui/useHydrated.ts';

/** After how long the form says that sending takes longer than usual, in milliseconds. */
const SLOW = 15_000;

/**
 * The contact form around the fields and texts of `ContactFields.astro`, which React does not render: text typed before
 * hydration stays, and so does a translation. `send` sends it, before hydration too; without script the browser posts the
 * same fields to the same URL. With the feedback `status` the form shows the outcome, which is only logged otherwise.
 */
export default function ContactForm({ feedback, recipient, children }: ContactFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const library = useRef<typeof sendForm>(undefined);
  const [state, setState] = useState<FormState>({});
  const [emailInvalid, setEmailInvalid] = useState(false);

  // In an effect: the server would render the hint into the page, before the first interaction.
  useEffect(() => {
    preconnect(formOrigin, { crossOrigin: 'anonymous' });
    // It throws where the browser blocks storage, and is gone when the site was updated since: messages go without it.
    import('@emailjs/browser').then(
      (module) => (library.current = module.sendForm),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (root.current) showState(root.current, { ...state, emailInvalid });
  }, [state, emailInvalid]);

  const hydrated = useHydrated(root);

  useEffect(() => {
    const form = root.current;
    if (form && feedback === 'status')
      form.messages?.forEach((message) => void follow(message, form, recipient, setState));
  }, [feedback, recipient]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!form.checkValidity()) {
      form.querySelector<HTMLElement>(':invalid')?.focus();
      return;
    }
    const message = form.send?.(form, library.current);
    if (message && feedback === 'status') void follow(message, form, recipient, setState);
  };

  return (
    <form
      ref={root}
      className="flex flex-col gap-6"
      action={`${formOrigin}/api/v1.0/email/send-form`}
      method="post"
      encType="multipart/form-data"
      // The browser's own message would cover ours.
      noValidate={hydrated}
      onSubmit={handleSubmit}
      // The event does not bubble.
      onInvalidCapture={() => setEmailInvalid(true)}
      onInput={({ currentTarget }) => setEmailInvalid(emailInvalid && currentTarget.matches(':invalid'))}
    >
      {children}
    </form>
  );
}

/** Shows what becomes of a message. A failure stays while other messages arrive. */
async function follow(
  { values, result }: Message,
  form: HTMLFormElement,
  recipient: string,
  show: Dispatch<SetStateAction<FormState>>,
): Promise<void> {
  const text = navigator.onLine ? undefined : 'offline';
  show({ sending: true, text });
  // The request goes on: whoever sends a second one sends the message twice.
  const timer = setTimeout(() => {
    show({ sending: true, text: text ?? 'slow', mailto: mailtoFallback(recipient, values) });
  }, SLOW);
  const outcome = await result;
  clearTimeout(timer);
  const sending = form.messages?.some(({ pending }) => pending);
  if (outcome === 'sent') {
    clear(form, values);
    show((shown) => (shown.failed ? { ...shown, sending } : { sending, text: outcome }));
  } else {
    show({ sending, text: outcome, mailto: mailtoFallback(recipient, values), failed: true });
  }
}

interface ContactFormProps extends Pick<ContactUsPage, 'feedback'> {
  readonly recipient: string;
  readonly children?: ReactNode;
}

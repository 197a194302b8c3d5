import { z } from 'astro/zod';
import { group } from '../pieces/group.ts';
import { banner, head } from '../pieces/page.ts';
import type { ImageReader } from '../pieces/picture.ts';
import { heading, label, sentence } from '../pieces/text.ts';

const feedbackExpected =
  'silent (the form says nothing after sending) or status (it says what became of the message)';

/** `pages/contact-us.yaml`: the words of Contact Us and of its form. */
export const contactUsPageSchema = (image: ImageReader) =>
  group({
    ...head,
    banner: banner(image),
    form: group({
      heading: heading('Write to us'),
      text: sentence('We read every message.'),
      nameLabel: label('Your name'),
      emailLabel: label('Your e-mail address'),
      titleLabel: label('Title'),
      messageLabel: label('Message'),
      sendLabel: label('Send'),
      withoutScript: sentence('You can also reach us directly, by e-mail or by phone.'),
    }),
    details: group({
      heading: heading('Visit or call'),
      addressLabel: label('Address'),
      phoneLabel: label('Phone'),
      emailLabel: label('E-mail'),
      hoursLabel: label('Weekly liturgies'),
      directionsLabel: label('Directions'),
    }),
    feedback: z.enum(['silent', 'status'], feedbackExpected).default('silent'),
    messages: group({
      sending: label('Sending …'),
      sent: sentence('Thank you. Your message is on its way.'),
      failed451: sentence('Please open this page in an ordinary browser.'),
      failed403: sentence('The message was refused. Please write us an e-mail instead.'),
      failed429: sentence('Too many messages just now. Please wait a minute and send it again.'),
      failed0: sentence('No connection. Please check it and send the message again.'),
      timeout: sentence('No answer came. Please send the message again in a moment.'),
      other: sentence('The message could not be sent. Please try again in a moment.'),
      writeInstead: label('Write an e-mail instead'),
    }),
  });

export type ContactUsPage = z.infer<ReturnType<typeof contactUsPageSchema>>;

import { z } from 'astro/zod';
import { strictObject } from '../fields/strict-object.ts';
import { banner, head } from '../fields/page.ts';
import type { ImageReader } from '../fields/image.ts';
import { heading, label, sentence } from '../fields/text.ts';

const feedbackExpected =
  'silent (the form says nothing after sending) or status (it says what became of the message)';

/** `pages/contact-us.yaml`: the words of Contact Us and of its form. */
export const contactUsPageSchema = (image: ImageReader) =>
  strictObject({
    ...head,
    banner: banner(image),
    form: strictObject({
      heading: heading('Write to us'),
      text: sentence('We read every message.').describe('A sentence under the heading.'),
      nameLabel: label('Your name').describe('The label of the field for the name.'),
      emailLabel: label('Your e-mail address').describe('The label of the field for the e-mail address.'),
      titleLabel: label('Title').describe('The label of the field for the title of the message.'),
      messageLabel: label('Message').describe('The label of the field for the message.'),
      sendLabel: label('Send').describe('The button that sends the message.'),
      noscript: sentence('You can also reach us directly, by e-mail or by phone.').describe(
        'What stands beside the form in browsers without JavaScript.',
      ),
    }).describe('The form.'),
    details: strictObject({
      heading: heading('Visit or call'),
      addressLabel: label('Address').describe('The words over the address.'),
      phoneLabel: label('Phone').describe('The words over the telephone number.'),
      emailLabel: label('E-mail').describe('The words over the e-mail address.'),
      hoursLabel: label('Weekly liturgies').describe('The words over the weekly hours.'),
      directionsLabel: label('Directions').describe('The link that shows the way to the church.'),
    }).describe('The address, phone, e-mail and hours beside the form.'),
    feedback: z
      .enum(['silent', 'status'], feedbackExpected)
      .default('silent')
      .describe('What the form says after sending: silent (nothing) or status (what became of the message).'),
    messages: strictObject({
      sending: label('Sending …').describe('On the button while the message is on its way.'),
      sent: sentence('Thank you. Your message is on its way.').describe('When the message was sent.'),
      headlessBrowser: sentence('Please open this page in an ordinary browser.').describe(
        'When the e-mail service takes the browser for a program (error 451).',
      ),
      forbidden: sentence('The message was refused. Please write us an e-mail instead.').describe(
        'When the e-mail service refuses the sender (error 403).',
      ),
      tooManyRequests: sentence(
        'Too many messages just now. Please wait a minute and send it again.',
      ).describe('When too many messages were sent in a short time (error 429).'),
      networkError: sentence('No connection. Please check it and send the message again.').describe(
        'When there is no connection (error 0).',
      ),
      timeout: sentence('No answer came. Please send the message again in a moment.').describe(
        'When the e-mail service does not answer.',
      ),
      other: sentence('The message could not be sent. Please try again in a moment.').describe(
        'When anything else goes wrong.',
      ),
      mailtoLabel: label('Write an e-mail instead').describe(
        "The link that opens the visitor's own e-mail program with the same words.",
      ),
    }).describe('What the form says when feedback is set to status.'),
  }).meta({
    title: 'Contact Us',
    description:
      'The words of Contact Us and of its form. Address, phone and e-mail stand in church.yaml, the hours in liturgies.yaml.',
  });

export type ContactUsPage = z.infer<ReturnType<typeof contactUsPageSchema>>;

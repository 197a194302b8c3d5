import type { Edit } from './neutral-content.ts';

/** The European Union, the other countries of the European Economic Area, the United Kingdom and Switzerland. */
const countries =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB CH';

/**
 * What the law of these countries asks for: embeds on request, and legal pages. Their sections say what belongs there; the
 * text is that of the parish.
 * @see https://eur-lex.europa.eu/eli/reg/2016/679/oj Article 13: what a privacy notice says
 * @see https://eur-lex.europa.eu/eli/dir/2000/31/oj Article 5: what an imprint says
 */
export const legalEdits = (country: string): { 'church.yaml': Edit[]; 'legal.yaml': Edit[] } =>
  countries.split(' ').includes(country)
    ? { 'church.yaml': [['embeds', 'on request']], 'legal.yaml': [['pages', [imprint, privacy]]] }
    : { 'church.yaml': [], 'legal.yaml': [['pages', null]] };

const imprint = {
  id: 'Imprint',
  label: 'Imprint',
  title: 'Imprint · {name}',
  description: 'Who publishes the website of {name}, where the church is, and how to reach it.',
  sections: [
    section(
      'Who publishes this website',
      'the name of the church as it is registered, its address, and who represents it',
    ),
    section('Contact', 'the telephone number and the e-mail address'),
    section('Registration', 'where the church is registered and under which number, and who supervises it'),
  ],
  placeholder: true,
};

const privacy = {
  id: 'Privacy',
  label: 'Privacy',
  title: 'Privacy · {name}',
  description:
    'Which personal data the website of {name} processes, who receives them, and which rights you have.',
  sections: [
    section('Who is responsible', 'who decides how personal data are processed, and how to reach them'),
    section(
      'When you visit this website',
      'the company that hosts the website, what it stores about a visit, why, and for how long',
    ),
    section(
      'When you write to us',
      'what the form sends to EmailJS, who reads the messages, and for how long they are kept',
    ),
    section('Map, calendar and live stream', 'what Google receives when a visitor asks for them'),
    section('Your rights', 'the rights of visitors, and the authority that they can complain to'),
  ],
  placeholder: true,
};

function section(heading: string, missing: string) {
  return { heading, paragraphs: [`Yet to be supplied: ${missing}.`] };
}

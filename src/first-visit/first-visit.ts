import type { FirstVisit } from './schema.ts';
import { pageHref } from '#site/routes.ts';

export const FIRST_VISIT_ID = 'first-visit';

export const firstVisitHref = () => `${pageHref('about-us')}#${FIRST_VISIT_ID}`;

export const answeredQuestions = ({ questions }: Pick<FirstVisit, 'questions'>) =>
  questions.flatMap(({ answer, ...question }) => (answer ? [{ ...question, answer }] : []));

import { readEntry } from '#content-model/queries.ts';
import { answeredQuestions } from './first-visit.ts';

export const getFirstVisit = () => readEntry('first-visit');

export const hasAnswers = async () => answeredQuestions(await getFirstVisit()).length > 0;

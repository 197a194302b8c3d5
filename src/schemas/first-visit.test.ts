import { expect, test } from 'vitest';
import { firstVisitSchema } from './first-visit.ts';

const issues = (...ids: string[]) => {
  const questions = ids.map((id) => ({ id, question: 'Where do I park?' }));
  const texts = { heading: 'Your first visit', text: 'Welcome.', linkLabel: 'First time?' };
  const content = { confirmed: false, ...texts, questions };
  return firstVisitSchema()
    .safeParse(content)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('there may be no questions, and some without an answer', () => {
  expect(issues()).toBeUndefined();
  expect(issues('parking', 'access')).toBeUndefined();
});

test('an id that another question has is an issue', () => {
  expect(issues('a', 'a')).toEqual([['questions.1.id', "an id that no other entry has, such as 'a-2'"]]);
});

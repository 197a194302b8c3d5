import type { Page } from 'playwright/test';
import { answeredQuestions, firstVisitHref } from '#church/first-visit.ts';
import { telHref } from '#church/contact.ts';
import { content, parsedContent } from './support/content.ts';
import { hours, rows } from './support/liturgies.ts';
import { expect, test, whole } from './support/test.ts';

const firstVisit = parsedContent('first-visit');
const questions = answeredQuestions(firstVisit);
const languages = rows.flatMap(({ liturgy }) => liturgy.language ?? []);
const region = (page: Page) => page.getByRole('region', { name: firstVisit.heading });

test('questions are in order, and open by click and by keyboard', async ({ page }) => {
  await page.goto('/AboutUs');
  await expect(region(page)).toHaveCount(questions.length > 0 ? 1 : 0);
  await expect(region(page).locator('summary')).toHaveText(questions.map(({ question }) => question));
  for (const [index, { id, answer, show }] of questions.entries()) {
    const summary = region(page).locator('summary').nth(index);
    const text = region(page).locator(`#question-${id}`);
    await expect(text).toBeHidden();
    await summary.click();
    await expect(text).toContainText(answer);
    await expect(text).toBeVisible();
    const hasHours = show === 'hours' || (show === 'languages' && languages.length > 0);
    for (const it of hasHours ? [...hours, ...languages] : []) await expect(text).toContainText(it);
    const call = text.locator(`a[href="${telHref(content('church').phone)}"]`);
    const write = text.locator('a[href="/ContactUs"]');
    for (const link of [call, write]) await expect(link).toHaveCount(show === 'contact' ? 1 : 0);
    await summary.press('Enter');
    await expect(text).toBeHidden();
  }
});

test('a link to a question opens it and scrolls to it, also one without the prefix', async ({ page }) => {
  const links = questions.flatMap(({ id }) => [`question-${id}`, id].map((hash) => ({ id, hash })));
  // The first link loads the page, the others are followed on it.
  for (const { id, hash } of links) {
    const question = region(page).locator('details', { has: page.locator(`#question-${id}`) });
    await page.goto(`/AboutUs#${hash}`);
    await expect(region(page).locator('details[open]')).toHaveCount(1);
    await expect(question.locator('summary')).toBeInViewport(whole);
    await expect(question.getByRole('paragraph').first()).toBeInViewport();
    await question.evaluate((details: HTMLDetailsElement) => details.removeAttribute('open'));
  }
});

for (const path of ['/', '/ContactUs']) {
  test(`${path} links to the first visit, if a question is answered`, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: firstVisit.linkLabel, exact: true });
    await expect(link).toHaveCount(questions.length > 0 ? 1 : 0);
    if (questions.length === 0) return;
    await link.click();
    await expect(page).toHaveURL(firstVisitHref('/'));
    await expect(page.getByRole('heading', { name: firstVisit.heading })).toBeInViewport();
  });
}

/**
 * Sends one command of WebDriver, the protocol that browsers' own drivers speak: JSON over HTTP.
 *
 * @param url of the command: `http://localhost:4444/session/…/url`
 * @param patience how long the answer may take, in milliseconds
 * @throws {Error} with the driver's own words, when the browser cannot do it
 * @see https://www.w3.org/TR/webdriver2/#endpoints
 */
export async function command<Answer = null>(
  method: Method,
  url: string,
  body: object = {},
  patience = 30_000,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
  const { value } = (await response.json()) as { value: Answer | Failure };
  if (!response.ok) {
    const { error, message } = value as Failure;
    throw new Error(`${error}: ${message}`);
  }
  return value as Answer;
}

/** The characters that stand for keys. https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keyCodes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Control: '\uE009',
};

type Method = 'GET' | 'POST' | 'DELETE';

interface Failure {
  error: string;
  message: string;
}

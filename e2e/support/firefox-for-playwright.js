#!/usr/bin/env node
/**
 * Starts Firefox for Playwright's channel `moz-firefox`, which automates it over WebDriver BiDi:
 *
 * - Playwright always emulates media features. Firefox ESR 153 cannot yet, so it gets an empty result here.
 * - Playwright 1.65 does not read what a page posts. It gets that as a request header, `x-post-data`.
 *
 * It can go when Debian's Firefox knows `emulation.setMediaFeaturesOverride` and `postData()` works over BiDi: then the
 * path of Firefox is `executablePath` in playwright.config.ts.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));

for await (const line of createInterface(firefox.stderr)) {
  const [, url] = /^WebDriver BiDi listening on (.*)/.exec(line) ?? [];
  if (url) startProxy(url);
  else console.error(line);
}

function startProxy(url) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
  server.on('connection', (playwright) => {
    const browser = new WebSocket(`${url}/session`);
    const opened = new Promise((resolve) => browser.on('open', resolve));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());

    playwright.on('message', async (data) => {
      const command = JSON.parse(data);
      if (command.method === 'emulation.setMediaFeaturesOverride') {
        playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
        return;
      }
      if (command.method === 'network.addDataCollector') command.params.dataTypes.push('request');
      await opened;
      browser.send(JSON.stringify(command));
    });

    /** The posts that wait for their bodies, by the id of the command that reads it. */
    const posts = new Map();
    browser.on('message', (data) => {
      const message = JSON.parse(data);
      const post = posts.get(message.id);
      if (message.method === 'network.beforeRequestSent' && message.params.request.method === 'POST') {
        const id = 1e9 + posts.size;
        posts.set(id, message);
        const params = { dataType: 'request', request: message.params.request.request };
        browser.send(JSON.stringify({ id, method: 'network.getData', params }));
      } else if (post) {
        const { type, value } = message.result?.bytes ?? { type: 'string', value: '' };
        const body = type === 'base64' ? value : Buffer.from(value).toString('base64');
        post.params.request.headers.push({ name: 'x-post-data', value: { type: 'string', value: body } });
        playwright.send(JSON.stringify(post));
      } else playwright.send(String(data));
    });
  });
}

import { describe, expect, it } from 'vitest';
import { isPlaceholder, placeholdersIn } from './placeholders.ts';

describe('a value', () => {
  it.each([
    'https://members.smpk-church.example/login',
    'https://facebook.example/smpk-church',
    'http://example.com',
    'https://www.example.org?page=1',
    'office@smpk-church.example',
    'smpk-church@calendar.example',
    'office@example.net',
    '+1-804-555-0100',
    '(804) 555-0142',
    'placeholder',
    'public-key-to-be-supplied',
  ])('that nobody could take for real holds a place: %s', (value) => {
    expect(isPlaceholder(value)).toBe(true);
  });

  it.each([
    'https://www.facebook.com/church',
    'https://church.org/example',
    'https://example.church.org',
    'https://myexample.com',
    'office@church.org',
    'example@church.org',
    '+1-804-555-2100',
    '+1-804-739-0155',
    'A placeholder for grace',
    'dQw4w9WgXcQ',
    '9515 Winterpock Road',
    '',
  ])('that could be real does not: %s', (value) => {
    expect(isPlaceholder(value)).toBe(false);
  });
});

describe('what is yet to be supplied', () => {
  it('is listed with file, key and value', () => {
    const content = {
      'src/content/church.yaml': {
        name: 'A church',
        phone: '+1-804-555-0100',
        links: { youtube: 'https://youtube.example/a' },
      },
      'src/content/life-at.yaml': {
        cards: [
          { id: 'LifeAt1', title: 'Hymns', text: 'We sing.', placeholder: true },
          { id: 'LifeAt2', title: 'Prayer', text: 'We pray.' },
        ],
      },
      'src/content/clergy.yaml': {
        priests: [
          { id: 'first-priest', office: 'Parish Priest', text: 'He serves.' },
          { id: 'second-priest', name: 'Father Mark', office: 'Parish Priest', text: 'He serves.' },
        ],
      },
    };
    expect(placeholdersIn(content)).toEqual([
      { file: 'src/content/church.yaml', path: ['phone'], key: 'phone', value: '+1-804-555-0100' },
      {
        file: 'src/content/church.yaml',
        path: ['links', 'youtube'],
        key: 'links.youtube',
        value: 'https://youtube.example/a',
      },
      {
        file: 'src/content/life-at.yaml',
        path: ['cards', 0, 'text'],
        key: 'cards.LifeAt1.text',
        value: 'We sing.',
      },
      {
        file: 'src/content/clergy.yaml',
        path: ['priests', 0, 'name'],
        key: 'priests.first-priest.name',
        value: '',
      },
    ]);
  });

  it('is nothing when all is supplied', () => {
    expect(placeholdersIn({ 'src/content/church.yaml': { phone: '+1-804-555-1212' } })).toEqual([]);
    expect(placeholdersIn({})).toEqual([]);
  });
});

/** How many verses the chapters of each Gospel have, in English Bibles. */
const verses = {
  Matthew: '25 23 17 25 48 34 29 34 38 42 30 50 58 36 39 28 27 35 30 34 46 46 39 51 46 75 66 20',
  Mark: '45 28 35 41 43 56 37 38 50 52 33 44 37 72 47 20',
  Luke: '80 52 38 44 39 49 50 56 62 42 54 59 35 35 32 31 37 43 48 47 38 71 56 53',
  John: '51 25 36 54 47 71 53 59 41 42 57 50 38 31 27 33 26 40 42 31 25',
};

/** Books, chapters and verses, in English: `Luke 14:25-35`; `Matthew 15:32-16:4`; several with `; ` between them. */
export const referencesPattern = /^((Matthew|Mark|Luke|John) \d+:\d+([-–](\d+:)?\d+)?(; (?=\w)|$))+$/;

/** A passage of a Gospel: its first and last verse, which may be the same. */
export interface Reference {
  book: keyof typeof verses;
  first: Verse;
  last: Verse;
}

export interface Verse {
  chapter: number;
  verse: number;
}

/** @returns the verses of a passage, also over the end of a chapter */
export const versesOf = ({ book, first, last }: Reference): Verse[] =>
  verses[book].split(' ').flatMap((count, index) => {
    const chapter = index + 1;
    if (chapter < first.chapter || chapter > last.chapter) return [];
    const start = chapter === first.chapter ? first.verse : 1;
    const end = chapter === last.chapter ? last.verse : Number(count);
    return Array.from({ length: end - start + 1 }, (_, place) => ({ chapter, verse: start + place }));
  });

/** Every verse of the Gospels, in their order: `Matthew 1:1`. */
export const allVerses = (Object.keys(verses) as Reference['book'][]).flatMap((book) => {
  const counts = verses[book].split(' ');
  const last = { chapter: counts.length, verse: Number(counts.at(-1)) };
  return versesOf({ book, first: { chapter: 1, verse: 1 }, last }).map((verse) => verseId(book, verse));
});

/** @returns a verse as the files of texts name it: `Luke 14:25` */
export function verseId(book: string, { chapter, verse }: Verse): string {
  return `${book} ${chapter}:${verse}`;
}

/** @returns the page of a reading, which stays where it is: `Gospel/Luke-14-25-35` */
export const gospelPage = (references: string) => `Gospel/${references.split(/[ :;–-]+/).join('-')}` as const;

/** @param text that matches {@link referencesPattern} */
export const parseReferences = (text: string): Reference[] =>
  text.split('; ').map((reference) => {
    const [book = '', ...numbers] = reference.split(/[ :\-–]/);
    const [chapter = 0, verse = 0, ...end] = numbers.map(Number);
    const [lastChapter = chapter, lastVerse = verse] = end.length === 1 ? [chapter, ...end] : end;
    const last = { chapter: lastChapter, verse: lastVerse };
    return { book: book as Reference['book'], first: { chapter, verse }, last };
  });

/**
 * @param text that matches {@link referencesPattern}
 * @returns what would be right instead; `undefined` when the Gospels have these verses
 */
export const findReferenceIssue = (text: string): string | undefined =>
  parseReferences(text)
    .flatMap(({ book, first, last }) => {
      const counts = verses[book].split(' ').map(Number);
      const issues = [first, last].map(({ chapter, verse }) => {
        const count = counts[chapter - 1];
        if (!count) return `a chapter from 1 to ${counts.length}, which ${book} has`;
        return verse < 1 || verse > count ? `a verse from 1 to ${count}, which ${book} ${chapter} has` : '';
      });
      const isReversed = last.chapter - first.chapter || last.verse - first.verse;
      return [...issues, isReversed < 0 ? 'the first verse before the last one' : ''];
    })
    .find(Boolean);

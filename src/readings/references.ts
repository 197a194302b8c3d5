/** How many verses the chapters of each Gospel have, in English Bibles. */
const verses = {
  Matthew: '25 23 17 25 48 34 29 34 38 42 30 50 58 36 39 28 27 35 30 34 46 46 39 51 46 75 66 20',
  Mark: '45 28 35 41 43 56 37 38 50 52 33 44 37 72 47 20',
  Luke: '80 52 38 44 39 49 50 56 62 42 54 59 35 35 32 31 37 43 48 47 38 71 56 53',
  John: '51 25 36 54 47 71 53 59 41 42 57 50 38 31 27 33 26 40 42 31 25',
};

type Book = keyof typeof verses;

const verse = String.raw`(Matthew|Mark|Luke|John) \d+:\d+`;
const reference = String.raw`${verse}([-–](\d+:)?\d+)?`;

/** `Luke 14:27` */
export const versePattern = new RegExp(`^${verse}$`);

/** `Luke 14:25-35`, `Matthew 15:32-16:4`; several with `; ` between them. */
export const referencesPattern = new RegExp(`^${reference}(; ${reference})*$`);

/** A passage. Its first verse may be its last one. */
export interface Reference {
  book: Book;
  first: Verse;
  last: Verse;
}

export interface Verse {
  chapter: number;
  verse: number;
}

const countsOf = (book: Book) => verses[book].split(' ').map(Number);

const versesIn = (book: Book): Verse[] =>
  countsOf(book).flatMap((count, index) =>
    Array.from({ length: count }, (_, place) => ({ chapter: index + 1, verse: place + 1 })),
  );

/** @returns less than zero when the second verse is before the first one */
const distance = (a: Verse, b: Verse) => b.chapter - a.chapter || b.verse - a.verse;

export const versesOf = ({ book, first, last }: Reference): Verse[] =>
  versesIn(book).filter((verse) => distance(first, verse) >= 0 && distance(verse, last) >= 0);

/** @returns the name of a verse in the files of texts: `Luke 14:25` */
export const verseId = (book: string, { chapter, verse }: Verse) => `${book} ${chapter}:${verse}`;

/** @returns the names of all verses of a reading */
export const idsOf = (references: string) =>
  parseReferences(references).flatMap((reference) =>
    versesOf(reference).map((it) => verseId(reference.book, it)),
  );

/** `Matthew 1:1` and all that follow. */
export const allVerses = (Object.keys(verses) as Book[]).flatMap((book) =>
  versesIn(book).map((verse) => verseId(book, verse)),
);

/** @returns the page of a reading: `Gospel/Luke-14-25-35`. Its address stays, for links to it. */
export const gospelPage = (references: string) => `Gospel/${references.split(/[ :;–-]+/).join('-')}` as const;

/** @param text by {@link referencesPattern} */
export const parseReferences = (text: string): Reference[] =>
  text.split('; ').map((reference) => {
    const [book = '', ...numbers] = reference.split(/[ :\-–]/);
    const [chapter = 0, verse = 0, ...end] = numbers.map(Number);
    const [lastChapter = chapter, lastVerse = verse] = end.length === 1 ? [chapter, ...end] : end;
    const last = { chapter: lastChapter, verse: lastVerse };
    return { book: book as Book, first: { chapter, verse }, last };
  });

/** @returns what would be right instead; `undefined` when the Gospels have these verses */
export const findReferenceIssue = (text: string): string | undefined =>
  parseReferences(text)
    .flatMap(({ book, first, last }) => {
      const counts = countsOf(book);
      const issues = [first, last].map(({ chapter, verse }) => {
        const count = counts[chapter - 1];
        if (!count) return `a chapter from 1 to ${counts.length}, which ${book} has`;
        return verse < 1 || verse > count ? `a verse from 1 to ${count}, which ${book} ${chapter} has` : '';
      });
      return [...issues, distance(first, last) < 0 ? 'the first verse before the last one' : ''];
    })
    .find(Boolean);

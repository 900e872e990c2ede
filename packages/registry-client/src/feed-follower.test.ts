import type { Feed } from '@sgc/contract/operations';
import { pino } from 'pino';
import { EMPTY_FEED } from './empty-feed.fixture.ts';
import { FeedFollower } from './feed-follower.ts';
import type { FeedAnswer } from './registry-client.ts';

const log = pino({ level: 'silent' });

const feed = (revision: number): Feed => ({ ...EMPTY_FEED, revision });

const news = (revision: number): FeedAnswer => ({ kind: 'feed', feed: feed(revision), tag: `"${revision}"` });

/** A registry that answers each question when the test says so. */
const answering = () => {
  const asked: { tag: string | undefined; answer: (answer: FeedAnswer) => void; fail: (error: Error) => void }[] = [];
  const client = {
    feed: (tag: string | undefined) =>
      new Promise<FeedAnswer>((answer, fail) => {
        asked.push({ tag, answer, fail });
      }),
  };
  const kept: Feed[] = [];
  const keep = async (value: Feed) => {
    kept.push(value);
  };
  return { asked, kept, follower: new FeedFollower({ client, known: undefined, kept: { keep }, log }) };
};

test('those who ask at the same time, or again within a second, share one question', async () => {
  const { asked, follower } = answering();
  const both = [follower.catchUp(), follower.catchUp()];
  asked[0]?.answer(news(1));
  await Promise.all(both);
  await follower.catchUp();
  expect(asked).toHaveLength(1);
  expect(follower.feed?.revision).toBe(1);
});

test('a new feed is kept and passed on; the same again is neither', async () => {
  const { asked, kept, follower } = answering();
  const heard: number[] = [];
  follower.onFeed(({ revision }) => heard.push(revision));
  const following = follower.follow();
  asked[0]?.answer(news(1));
  await new Promise(setImmediate);
  expect(asked[1]?.tag).toBe('"1"');
  asked[1]?.answer(news(1));
  follower.stop();
  await following;
  expect(heard).toEqual([1]);
  expect(kept).toHaveLength(1);
});

test('an answer that was under way for longer does not undo a newer one', async () => {
  const { asked, follower } = answering();
  const following = follower.follow();
  const caughtUp = follower.catchUp();
  asked[1]?.answer(news(7));
  await caughtUp;
  asked[0]?.answer(news(6));
  await new Promise(setImmediate);
  expect(follower.feed?.revision).toBe(7);
  follower.stop();
  asked[2]?.fail(new Error('stopped'));
  await following;
});

test('a registry that came back from a backup is trusted, though it counts from an earlier number', async () => {
  const { asked, follower } = answering();
  const following = follower.follow();
  asked[0]?.answer(news(7));
  await new Promise(setImmediate);
  asked[1]?.answer(news(3));
  await new Promise(setImmediate);
  expect(follower.feed?.revision).toBe(3);
  follower.stop();
  asked[2]?.fail(new Error('stopped'));
  await following;
});

test('a registry that fails is named, and its last feed holds', async () => {
  const { asked, follower } = answering();
  const following = follower.follow();
  asked[0]?.answer(news(1));
  await new Promise(setImmediate);
  asked[1]?.fail(new Error('no answer'));
  await new Promise(setImmediate);
  expect(follower.trouble).toBe('no answer');
  expect(follower.feed?.revision).toBe(1);
  follower.stop();
  await following;
});

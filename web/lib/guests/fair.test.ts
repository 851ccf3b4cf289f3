import { expect, it } from 'vitest';
import { commitment, drawShare } from './fair';

const TABLE = 'Kx3-table_9';
/** The same stand in `tests/test_fair.py`: host and guests reckon alike. */
const COMMITMENTS = [
  ['AAAAAAAAAAAAAAAAAAAAAA', 'AnMn1Z1pNns3MteaoRAo4AaBgwcH387n76Op8DwE8dE'],
  ['AQEBAQEBAQEBAQEBAQEBAQ', 'DL2PKZ8iQwsmSTVQDBjNPxOtwzkwe4IKp7fjajOTV0g'],
  ['_____________________w', 'J4W-svrAh9K9obTsEa94ZGE2KNVdHMIF9141ygsTXsg'],
  ['AAECAwQFBgcICQoLDA0ODw', '0AtFS9LutBNymYmxPp6dpmFM4wVE9K-fr2irmhXnS3Y'],
] as const;

it.each(COMMITMENTS)('commits to the share %s as Python does', async (share, told) => {
  expect(await commitment(TABLE, share)).toBe(told);
});

it('commits to the same share otherwise at another table', async () => {
  const [[share, told]] = COMMITMENTS;
  expect(await commitment('another', share)).not.toBe(told);
});

it('draws 16 bytes, others each time, in letters that an address may have', () => {
  const drawn = Array.from({ length: 200 }, drawShare);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const share of drawn) expect(share).toMatch(/^[\w-]{21}[AQgw]$/);
  expect(new Set(drawn.join(''))).toContain('_');
  expect(Buffer.from(drawn[0] ?? '', 'base64url')).toHaveLength(16);
});

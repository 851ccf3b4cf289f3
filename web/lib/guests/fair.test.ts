import { expect, it } from 'vitest';
import { commitment, drawShare } from './fair';

const TABLE = 'Kx3-table_9';
/** The same stand in `tests/test_fair.py`: host and guests reckon alike. */
const COMMITMENTS = [
  ['AAAAAAAAAAAAAAAAAAAAAA', 'SRrx45c4R0coVRYjWYTILBWHeA9Dn9taRXra4RWBkBs'],
  ['AQEBAQEBAQEBAQEBAQEBAQ', 'rS7br7k6mvL-8N4ebQOYrrpy9b2xgXiLDllf4O_CgEA'],
  ['_____________________w', 'uYl4KnG9RaLIcF_M7G6SmRCpK1e-357cSt-YvoSApmw'],
  ['AAECAwQFBgcICQoLDA0ODw', 'Augsp1dTYnNHp2edC0AqsqjxmJLKq9iFCGaxKifnYLM'],
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

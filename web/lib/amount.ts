/** How much of a download has come, of so many bytes, as sentences say it: per cent, and megabytes in all. */
export const amount = (loaded: number, total: number) => ({
  percent: total > 0 ? Math.floor((100 * loaded) / total) : 0,
  total: Math.ceil(total / 1_000_000),
});

import { defineConfig } from '@playwright/test';

// build.py names the families that can be had here, and where they are.
const families = (process.env.FAMILIES ?? 'firefox webkit').split(' ');

export default defineConfig({
  testDir: '.',
  outputDir: '../../build/e2e-families',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['../kit/summary.ts']],
  timeout: 180_000, // for what hangs: a busy machine may take its time
  retries: 1, // a test that passes then is named as flaky, and stops nothing
  projects: families.map((name) => ({ name })),
});

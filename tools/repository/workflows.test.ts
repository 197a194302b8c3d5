import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const github = join(import.meta.dirname, '../../.github');
const workflows = globSync('workflows/*.yml', { cwd: github }).map((file) => {
  const text = readFileSync(join(github, file), 'utf8');
  const workflow = parse(text) as Workflow;
  return { file, text, workflow, jobs: Object.entries(workflow.jobs) };
});

describe.each(workflows)('$file', ({ file, text, workflow, jobs }) => {
  it('pins each action by commit, with its version in a comment', () => {
    const external = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action);
    expect(
      external.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(action ?? '')),
    ).toEqual([]);
  });

  it('can write only issues, and nightly.yml starts and enables workflows', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const scopes = jobs.flatMap(([name, { permissions = {} }]) =>
      Object.entries(permissions).flatMap(([scope, access]) =>
        access === 'write' ? [`${file} ${name} ${scope}`] : [],
      ),
    );
    const allowed = /^workflows\/(\w+\.yml report(-nightly)? issues|nightly\.yml deploy actions)$/;
    expect(scopes.filter((scope) => !allowed.test(scope))).toEqual([]);
  });

  // Except where docs/hosting/github-pages.md was followed.
  it.skipIf(workflows.some((other) => other.file.endsWith('pages.yml')))('gives no build a base path', () => {
    expect(text).not.toMatch(/vars\.BASE_PATH/);
  });

  // Otherwise GitHub starts none of its jobs.
  it('grants the workflows that it calls what they ask for', () => {
    for (const [name, { uses, permissions }] of jobs.filter(([, job]) => job.uses)) {
      const called = workflows.find((other) => uses === `./.github/${other.file}`);
      expect(called, uses).toBeDefined();
      expect(permissions, name).toMatchObject({
        ...called?.workflow.permissions,
        ...Object.assign({}, ...(called?.jobs.map(([, job]) => job.permissions) ?? [])),
      });
    }
  });

  it('shows the token only to a step that uploads the tested build, in an environment', () => {
    const uploads = jobs.flatMap(([, job]) =>
      (job.steps ?? []).filter((step) => step.env?.CLOUDFLARE_API_TOKEN).map((step) => ({ job, step })),
    );
    expect(text.match(/\bsecrets\b.*/g) ?? []).toEqual(uploads.map(() => 'secrets.CLOUDFLARE_API_TOKEN }}'));
    for (const { job, step } of uploads) {
      expect(step.run).toMatch(/^npx wrangler (deploy|versions upload)\b/m);
      expect(job.environment?.name).toMatch(/^(production|preview)$/);
      expect(job.needs).toBe('test');
      expect(job.steps?.map(({ run }) => run).join('\n')).not.toMatch(/build|run\.cjs|npm (test|run)/);
    }
  });
});

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

interface Job {
  uses?: string;
  needs?: string | string[];
  environment?: { name: string };
  permissions?: Record<string, string>;
  steps?: { run?: string; env?: Record<string, string> }[];
}

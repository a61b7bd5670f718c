'use client';

import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BEST, LengthHint } from '@/components/admin/editor/search-preview';
import { contentSettings as defaults } from '@/lib/fallback/content-settings';
import { ENTITY_TABLES, type EntityTable, entityOf } from '@/lib/entities/registry';
import type { FormValues } from '@/lib/resources/resource';
import type { PageTemplates } from '@/lib/schema/content-settings';
import { TEMPLATE_VARIABLES, templateDescription, templateTitles } from '@/lib/seo/page-templates';
import { pageTitle } from '@/lib/seo/titles';
import type { SettingsPreviewData, TemplateSample } from '@/lib/services/content-settings/preview-data';
import { templateFault } from '@/lib/templates/template';
import { AffectedPages } from './affected-pages';

/**
 * Shows the preview of the content settings: how many pages would change if the form were saved, and the titles and
 * descriptions of real pages, made from the templates in the form.
 */
export function ContentSettingsPreview({ samples, pages }: SettingsPreviewData) {
  const { watch } = useFormContext<FormValues>();
  const [table, setTable] = useState<EntityTable>('retailers');
  useEffect(() => {
    // Show the entity whose template the editor is changing.
    const { unsubscribe } = watch((_, { name = '' }) => {
      const changed = ENTITY_TABLES.find((each) => name.startsWith(`${each}_`));
      if (changed) setTable(changed);
    });
    return unsubscribe;
  }, [watch]);
  return (
    <section aria-label="Preview" className="preview">
      <h2>What saving would change</h2>
      <AffectedPages pages={pages} />
      <h2>In a search engine</h2>
      <label className="block max-w-60">
        <span className="admin-label">Pages</span>
        <select
          value={table}
          onChange={({ target }) =>
            setTable(ENTITY_TABLES.find((each) => each === target.value) ?? 'retailers')
          }
          className="admin-input"
        >
          {ENTITY_TABLES.map((each) => (
            <option key={each} value={each}>
              {entityOf(each).title}
            </option>
          ))}
        </select>
      </label>
      {samples[table].length === 0 && <p className="text-muted">There’s no public page yet.</p>}
      <ul className="grid gap-3">
        {samples[table].map((sample) => (
          <li key={sample.path}>
            <Sample table={table} {...sample} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the template in the form, or the default while the field is empty. */
function useTemplate(name: keyof PageTemplates): string {
  const value = useWatch<FormValues>({ name });
  return typeof value === 'string' && value.trim() ? value : defaults[name];
}

function Sample({ table, path, titleSetting, values, ownTitle }: TemplateSample & { table: EntityTable }) {
  const titleTemplate = useTemplate(titleSetting);
  const descriptionTemplate = useTemplate(`${table}_description`);
  const fault =
    templateFault(titleTemplate, TEMPLATE_VARIABLES[table]) ??
    templateFault(descriptionTemplate, TEMPLATE_VARIABLES[table]);
  const title = pageTitle(null, templateTitles(table, titleTemplate, values));
  const description = templateDescription(descriptionTemplate, values);
  return (
    <div className="rounded-box border border-rule bg-raised p-3">
      <p className="truncate text-sm text-muted">{path}</p>
      {fault ? (
        <p className="text-action">{fault}</p>
      ) : (
        <>
          <p className="text-lg text-brand">{title}</p>
          <p className="line-clamp-2 text-sm">{description}</p>
          {ownTitle && (
            <p className="mt-1 text-sm">
              This page has its own title, ‘{ownTitle}’. The template applies only if you remove it.
            </p>
          )}
          <ul className="mt-1 text-sm text-muted">
            <LengthHint what="Title" length={title.length} best={BEST.title} />
            <LengthHint what="Description" length={description.length} best={BEST.description} />
          </ul>
        </>
      )}
    </div>
  );
}

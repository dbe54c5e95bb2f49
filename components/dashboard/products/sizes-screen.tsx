'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSWRConfig } from 'swr';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { readLazily, sendLazily } from '@/lib/api/lazily';
import { buildPath } from '@/lib/contract/endpoint';
import { maxFamilyMembers } from '@/lib/contract/family';
import {
  dissolveFamily,
  getStaffFamily,
  saveFamily,
  type StaffFamily,
} from '@/lib/contract/staff-family';
import { staffProductPath } from '@/lib/dashboard/paths';
import {
  addProduct,
  addRow,
  findTableFault,
  listValues,
  setAxes,
  splitValues,
  spreadValues,
  toFamilyInput,
  toSizeTable,
  type SizeFaults,
  type SizeTable,
} from '@/lib/dashboard/products/size-table';
import { ConfirmButton } from '../confirm-button';
import { DashboardHead } from '../dashboard-head';
import { Panel } from '../panel';
import { useLeaveWarning } from '../use-leave-warning';
import { ProductPicker } from './product-picker';
import { ValueField } from './value-field';
import { SizeRows } from './size-rows';

interface SizesScreenProps {
  productId: number;
  name: string;
  initial: StaffFamily;
}

const sizes = (count: number) => (count === 1 ? '1 size' : `${count} sizes`);

export function SizesScreen({ productId, name, initial }: SizesScreenProps) {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const [family, setFamily] = useState(initial);
  const [{ table, valueTexts }, setDraft] = useState(() => toDraft(toSizeTable(initial)));
  const [faults, setFaults] = useState<SizeFaults>({});
  const [problem, setProblem] = useState<{ text: string; isOutdated?: boolean }>();
  const [isSaving, setIsSaving] = useState(false);
  const pickerId = useId();
  const isChanged =
    JSON.stringify(comparable(table)) !== JSON.stringify(comparable(toSizeTable(family)));
  const isUnsaved = isChanged || family.id === null;
  useLeaveWarning(isChanged);

  function adopt(fresh: StaffFamily) {
    setFamily(fresh);
    changeRows(() => toSizeTable(fresh));
    // The panel of the product shows what was saved, also where it was read before.
    void mutate(buildPath(getStaffFamily, { id: productId }), { data: fresh });
  }

  function changeDraft(change: (before: SizesDraft) => SizesDraft) {
    setDraft(change);
    setFaults({});
    setProblem(undefined);
  }

  const change = (next: SizeTable) => changeDraft((before) => ({ ...before, table: next }));

  /** What is typed in the rows is shown in the texts of the values as well. */
  const changeRows = (change: (before: SizeTable) => SizeTable) =>
    changeDraft((before) => toDraft(change(before.table)));

  function changeValues(axis: number, text: string) {
    const texts = table.axes.map((_, index) => (index === axis ? text : (valueTexts[index] ?? '')));
    changeDraft(() => ({
      table: spreadValues(table, texts.map(splitValues)),
      valueTexts: texts,
    }));
  }

  async function save() {
    const { input, faults: found } = toFamilyInput(table, family.version);
    if (!input) return showFaults(found);
    setIsSaving(true);
    try {
      const { data, message } = await sendLazily(saveFamily, {
        params: { id: productId },
        body: input,
      });
      adopt(data);
      toastSuccess(message);
      router.refresh();
    } catch (error) {
      showRefusal(error);
    }
    setIsSaving(false);
  }

  function showRefusal(error: unknown) {
    const fields = error instanceof ApiError ? error.fields : {};
    if (Object.keys(fields).length > 0) {
      return showFaults(
        Object.fromEntries(Object.entries(fields).map(([path, [text = '']]) => [path, text])),
      );
    }
    const isOutdated = error instanceof ApiError && error.code === 'version_conflict';
    setProblem({ text: errorMessage(error), isOutdated });
  }

  function showFaults(found: SizeFaults) {
    flushSync(() => {
      // Inert fields take no focus.
      setIsSaving(false);
      setFaults(found);
      setProblem({
        text: findTableFault(found) ?? 'Nothing was saved. Check the marked fields.',
      });
    });
    document.querySelector<HTMLElement>('.sizes [aria-invalid="true"]')?.focus();
  }

  /** A colleague may have changed a size: what is discarded gives way to what is saved now. */
  async function reload() {
    try {
      const path = buildPath(getStaffFamily, { id: productId });
      adopt((await readLazily<{ data: StaffFamily }>(path)).data);
    } catch (error) {
      setProblem({ text: errorMessage(error) });
    }
  }

  async function join(id: number) {
    try {
      const path = buildPath(getStaffFamily, { id });
      const { data } = await readLazily<{ data: StaffFamily }>(path);
      const row = data.rows.find((one) => one.product_id === id);
      if (!row) throw new Error(`Product ${id} is not among its own sizes`);
      changeRows((before) => addProduct(before, row));
    } catch (error) {
      toastError(errorMessage(error));
    }
  }

  async function dissolve() {
    const { data, message } = await sendLazily(dissolveFamily, {
      params: { id: productId },
      search: `version=${family.version ?? ''}`,
    });
    adopt(data);
    toastSuccess(message);
    router.refresh();
  }

  return (
    <div className="sizes">
      <DashboardHead
        title="Sizes"
        lead="Each size is a product with its own SKU, price, stock and page. Together they are one family: shoppers see one card and switch between sizes."
        above={{ label: name, href: staffProductPath(productId) }}
      >
        {family.id !== null && (
          <ConfirmButton
            label="Ungroup sizes"
            question={`Ungroup the sizes of “${family.name}”?`}
            isDestructive
            onConfirm={dissolve}
          >
            <p>
              Its {sizes(family.rows.length)} stay as separate products, and lists will show each
              one.
            </p>
          </ConfirmButton>
        )}
      </DashboardHead>
      <div className="panels" inert={isSaving}>
        <Panel title="Family">
          <div className="form-grid">
            <ValueField
              label="Family name"
              help="The name without the size, such as Turmeric powder"
              value={table.name}
              fault={faults['name']}
              maxLength={120}
              onChange={(text) => change({ ...table, name: text })}
            />
          </div>
          {table.axes.map((axis, index) => (
            <div key={index} className="form-grid mt-4">
              <ValueField
                label={table.axes.length > 1 ? `Option ${index + 1}` : 'Option'}
                help="How the products differ, such as Size or Flavour"
                value={axis}
                fault={faults[`axes[${index}]`] ?? faults['axes']}
                maxLength={30}
                onChange={(text) =>
                  change(
                    setAxes(
                      table,
                      table.axes.map((one, at) => (at === index ? text : one)),
                    ),
                  )
                }
              />
              <ValueField
                label={`Values of ${axis.trim() || 'the option'}`}
                help="Separate with commas. Each value becomes a row below."
                value={valueTexts[index] ?? ''}
                onChange={(text) => changeValues(index, text)}
              />
            </div>
          ))}
          <div className="button-row mt-4">
            {table.axes.length === 1 ? (
              <Button
                kind="quiet"
                size="card"
                onClick={() => change(setAxes(table, [...table.axes, 'Flavour']))}
              >
                Add a second option
              </Button>
            ) : (
              <Button
                kind="quiet"
                size="card"
                onClick={() => changeRows((before) => setAxes(before, before.axes.slice(0, 1)))}
              >
                Remove {table.axes[1]?.trim() || 'second option'}
              </Button>
            )}
          </div>
        </Panel>
        <Panel
          title={sizes(table.rows.length)}
          actions={
            <Button
              kind="second"
              size="card"
              disabled={table.rows.length >= maxFamilyMembers}
              onClick={() => changeRows(addRow)}
            >
              Add row
            </Button>
          }
        >
          <p className="mb-3 text-1 text-ink-2">
            Paste cells from a spreadsheet: they fill the cells to the right and below. Everything
            else in a new row is copied from {name}.
          </p>
          <SizeRows
            table={table}
            faults={faults}
            pictures={family.pictures}
            productId={productId}
            onChange={changeRows}
          />
          <div className="mt-4 max-w-96">
            <ProductPicker
              id={pickerId}
              label="Add an existing product"
              without={table.rows.flatMap(({ saved }) => saved?.product_id ?? [])}
              onPick={({ id }) => void join(id)}
            />
          </div>
        </Panel>
      </div>
      {isUnsaved && (
        <div className="save-bar" role="group" aria-label="Sizes">
          <p aria-live="polite">{family.id === null ? 'Not a family yet' : 'Unsaved changes'}</p>
          {problem && <FormProblem>{problem.text}</FormProblem>}
          {(isChanged || problem?.isOutdated) && (
            <Button kind="quiet" size="card" onClick={() => void reload()}>
              {problem?.isOutdated ? 'Discard and reload' : 'Discard'}
            </Button>
          )}
          <Button
            size="card"
            busyText={isSaving ? 'Saving' : undefined}
            onClick={() => void save()}
          >
            Save sizes
          </Button>
        </div>
      )}
    </div>
  );
}

interface SizesDraft {
  table: SizeTable;
  /** As typed, by option. */
  valueTexts: string[];
}

const toDraft = (table: SizeTable): SizesDraft => ({
  table,
  valueTexts: table.axes.map((_, index) => listValues(table, index).join(', ')),
});

const comparable = ({ name, axes, rows }: SizeTable) => ({
  name,
  axes,
  rows: rows.map(({ options, cells, is_on_sale, picture, saved }) => ({
    options,
    cells,
    is_on_sale,
    picture,
    id: saved?.product_id,
  })),
});

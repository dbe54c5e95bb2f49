import { ArrowUp, X } from 'lucide-react';
import Image from 'next/image';
import Link from 'next/link';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { productFields } from '@/lib/contract/product-fields';
import { staffProductPath } from '@/lib/dashboard/paths';
import {
  changeRow,
  findFault,
  isBlock,
  isEditable,
  moveRowUp,
  pasteBlock,
  removeRow,
  sizeFields,
  type SizeFaults,
  type SizeField,
  type SizeRow,
  type SizeTable,
} from '@/lib/dashboard/products/size-table';
import { IconButton } from '../icon-button';
import { SizePictureDialog } from './size-picture-dialog';

interface SizeRowsProps {
  table: SizeTable;
  faults: SizeFaults;
  pictures: readonly string[];
  /** The product whose sizes they are: new rows copy it. */
  productId: number;
  onChange: (change: (before: SizeTable) => SizeTable) => void;
}

const units = productFields.unit.input.choices;
const axisLabel = (axis: string, index: number) => axis.trim() || `Option ${index + 1}`;
const sayRow = ({ options }: SizeRow, index: number) =>
  options.filter((value) => value.trim()).join(', ') || `row ${index + 1}`;

export function SizeRows({ table, faults, pictures, productId, onChange }: SizeRowsProps) {
  const [pictured, setPictured] = useState<number>();
  const row = pictured === undefined ? undefined : table.rows[pictured];
  return (
    <div className="sizes-scroll">
      <table className="sizes-table">
        <caption className="sr-only">Sizes of {table.name}</caption>
        <thead>
          <tr>
            <th scope="col">Picture</th>
            {table.axes.map((axis, index) => (
              <th key={index} scope="col">
                {axisLabel(axis, index)}
              </th>
            ))}
            {sizeFields.map(({ field, label }) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Published</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((one, index) => (
            <SizeTableRow
              key={one.key}
              row={one}
              index={index}
              table={table}
              faults={faults}
              isFirst={one.saved?.product_id === productId}
              onChange={(next) => onChange(() => next)}
              onPicture={() => setPictured(index)}
            />
          ))}
        </tbody>
      </table>
      {row && pictured !== undefined && (
        <SizePictureDialog
          title={`Picture of ${sayRow(row, pictured)}`}
          pictures={pictures}
          chosen={row.picture}
          onClose={() => setPictured(undefined)}
          onChoose={(picture) => {
            // An upload takes a while: the rows may have changed since.
            onChange((before) => {
              const index = before.rows.findIndex(({ key }) => key === row.key);
              return changeRow(before, index, { picture });
            });
            setPictured(undefined);
          }}
        />
      )}
    </div>
  );
}

interface SizeTableRowProps {
  table: SizeTable;
  faults: SizeFaults;
  onChange: (table: SizeTable) => void;
  row: SizeRow;
  index: number;
  isFirst: boolean;
  onPicture: () => void;
}

function SizeTableRow({
  row,
  index,
  table,
  faults,
  isFirst,
  onChange,
  onPicture,
}: SizeTableRowProps) {
  const name = sayRow(row, index);
  const rowFault =
    findFault(faults, index) ??
    findFault(faults, index, 'picture') ??
    faults[`rows[${index}].is_on_sale`];
  const columns = table.axes.length + sizeFields.length + 3;
  const cell = (column: number, label: string) => ({ table, index, column, label, name, onChange });
  return (
    <>
      <tr>
        <td className="sizes-picture">
          <button type="button" onClick={onPicture} className="product-thumb">
            {row.picture && <Image src={row.picture} alt="" width={44} height={44} sizes="44px" />}
            <span className="sr-only">Picture of {name}</span>
          </button>
          {row.saved ? (
            <Link href={staffProductPath(row.saved.product_id)} prefetch={false}>
              Open<span className="sr-only"> {row.saved.name}</span>
            </Link>
          ) : (
            <span>New</span>
          )}
        </td>
        {table.axes.map((axis, at) => (
          <td key={at}>
            <SizeCell
              {...cell(at, axisLabel(axis, at))}
              value={row.options[at] ?? ''}
              fault={findFault(faults, index, at)}
              onType={(text) =>
                onChange(
                  changeRow(table, index, {
                    options: row.options.map((value, position) => (position === at ? text : value)),
                  }),
                )
              }
            />
          </td>
        ))}
        {sizeFields.map(({ field, label, isNumber }, at) => (
          <td key={field}>
            {isEditable(row, field) ? (
              <SizeCell
                {...cell(table.axes.length + at, label)}
                field={field}
                isNumber={isNumber}
                value={row.cells[field]}
                fault={findFault(faults, index, field)}
                onType={(text) =>
                  onChange(changeRow(table, index, { cells: { ...row.cells, [field]: text } }))
                }
              />
            ) : (
              <span className="follows">
                {row.cells[field]}
                <small>Depends on its items</small>
              </span>
            )}
          </td>
        ))}
        <td>
          <label className="grid-sale">
            <input
              type="checkbox"
              aria-label={`${name} is published`}
              checked={row.is_on_sale}
              onChange={({ target }) =>
                onChange(changeRow(table, index, { is_on_sale: target.checked }))
              }
            />
            <span aria-hidden>Published</span>
          </label>
        </td>
        <td className="sizes-actions">
          <IconButton
            icon={ArrowUp}
            label={`Move ${name} up`}
            isOff={index === 0}
            onClick={() => onChange(moveRowUp(table, index))}
          />
          <IconButton
            icon={X}
            label={row.saved ? `Remove ${name} from the family` : `Remove ${name}`}
            title={row.saved ? 'The product isn’t deleted' : undefined}
            isOff={isFirst}
            onClick={() => onChange(removeRow(table, index))}
          />
        </td>
      </tr>
      {rowFault && (
        <tr className="sizes-fault">
          <td colSpan={columns}>
            <p role="alert">{rowFault}</p>
          </td>
        </tr>
      )}
    </>
  );
}

interface SizeCellProps {
  table: SizeTable;
  index: number;
  column: number;
  field?: SizeField;
  isNumber?: boolean;
  label: string;
  /** Of the row. */
  name: string;
  value: string;
  fault: string | undefined;
  onType: (text: string) => void;
  onChange: (table: SizeTable) => void;
}

function SizeCell({
  table,
  index,
  column,
  field,
  isNumber = false,
  label,
  name,
  value,
  fault,
  onType,
  onChange,
}: SizeCellProps) {
  const faultId = useId();

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    onChange(pasteBlock(table, { row: index, column }, text));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isSelect = event.currentTarget.tagName === 'SELECT';
    const step = { Enter: 1, ArrowDown: isSelect ? 0 : 1, ArrowUp: isSelect ? 0 : -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const cells = [
      ...document.querySelectorAll<HTMLInputElement>(`[data-size-column="${column}"]`),
    ];
    const next = cells[cells.findIndex((cell) => cell === event.currentTarget) + step];
    next?.focus();
    next?.select?.();
  }

  const shared = {
    'data-size-column': column,
    'aria-label': `${label} of ${name}`,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault ? faultId : undefined,
    value,
    onPaste,
    onKeyDown,
  };
  return (
    <div className="grid-cell" data-column={field ?? 'option'}>
      <span aria-hidden>{label}</span>
      {field === 'unit' ? (
        <select {...shared} onChange={({ target }) => onType(target.value)}>
          {!units.some((unit) => unit.value === value) && <option value={value}>{value}</option>}
          {units.map((unit) => (
            <option key={unit.value} value={unit.value}>
              {unit.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          inputMode={isNumber ? 'decimal' : undefined}
          autoComplete="off"
          placeholder={field === 'available_stock_quantity' ? 'Not tracked' : undefined}
          onChange={({ target }) => onType(target.value)}
        />
      )}
      {fault && (
        <p id={faultId} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

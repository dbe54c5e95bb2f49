import { useId } from 'react';
import useSWR from 'swr';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { listCouriers } from '@/lib/contract/staff-courier';
import { Typed } from './typed';

interface CourierFieldProps {
  label?: string;
  value: string;
  onChange: (name: string) => void;
}

export function CourierField({ label = 'Courier', ...props }: CourierFieldProps) {
  const list = useId();
  const { data } = useSWR<AnswerOf<typeof listCouriers>>(listCouriers.path, readLazily);
  return (
    <>
      <Typed label={label} list={list} {...props} />
      <datalist id={list}>
        {data?.data.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

import type { ComponentPropsWithRef } from 'react';

interface PostFormProps extends ComponentPropsWithRef<'form'> {
  /** Address that takes the form without scripts. */
  action: string;
  /** Takes the place of the post once scripts have loaded. */
  onPost: () => void;
}

export function PostForm({ onPost, ...rest }: PostFormProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onPost();
      }}
      {...rest}
    />
  );
}

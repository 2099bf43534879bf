import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queries } from '../api/query.ts';
import { Toasts } from '../parts/toast/Toasts.tsx';
import { router } from '../routes.ts';

/** The half for people who are signed in. */
export function SignedIn() {
  // what one person has read is not shown to the next
  useEffect(() => () => queries.clear(), []);
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  );
}

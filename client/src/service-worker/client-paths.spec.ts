import type { RouteObject } from 'react-router';
import { routes } from '../app/routes';
import { clientPaths } from './client-paths';

const pathsOf = ({ path, children = [] }: RouteObject): string[] => [...(path ? [path] : []), ...children.flatMap(pathsOf)];

it('finds every address that the router has, the unknown ones excepted', () => {
  expect([...clientPaths(), '*']).toEqual(routes.flatMap(pathsOf));
});

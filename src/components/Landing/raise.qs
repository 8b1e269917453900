extends Entity

// raises the salary of each employee of this company
exposed function raise(rate : number) -> raised : integer

	var employee : cs.EmployeeEntity

	forEach (employee, this.employees)
		employee.salary *= rate
		employee.save()
		raised += 1
	end
